import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { errors } from 'oidc-provider'
import type { Customer } from '../accounts/customers.repository.ts'
import type { Queries } from '../database/database.ts'
import { chooseLanguage, messagesIn } from './messages.ts'
import { OTHER_STORE } from './otherStore.ts'
import { pageHeaders } from './page.ts'
import { channelOf, prefixOf } from './returnAddresses.ts'
import type { Visit } from './signInPage.ts'
import { endSession } from './signOut.ts'

/** A running sign-in at the provider. The browser's cookie identifies it, so another browser cannot finish it. */
export type Interaction = {
  visit: Visit
  /** The origin that the browser returns to after the sign-in. */
  returnOrigin: string
  /** The store that requested the sign-in. */
  channel: Customer['channel']
  /** True when the browser is signed in with an account of the other store, which is not valid here. */
  isOfOtherStore: boolean
  /** The provider's stored result of this sign-in, for example a refusal. */
  result: Readonly<Record<string, unknown>> | undefined
}

/** Finds the sign-in of this request; undefined when it has ended, is unknown, or belongs to another browser. */
export async function findInteraction(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction | undefined> {
  try {
    const { uid, params, prompt, result } = await provider.interactionDetails(request.raw, reply.raw)
    if (prompt.name !== 'login' || uid !== uidOf(request)) return undefined
    const redirectUri = String(params.redirect_uri)
    const language = chooseLanguage(params.ui_locales, redirectUri)
    const prefix = prefixOf(redirectUri) ?? ''
    const returnOrigin = new URL(redirectUri).origin
    const home = `${returnOrigin}/${prefix}`
    return {
      visit: { uid, language, messages: messagesIn(language), home },
      returnOrigin,
      channel: channelOf(prefix),
      isOfOtherStore: prompt.reasons.includes(OTHER_STORE),
      result,
    }
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined
    throw error
  }
}

function uidOf(request: FastifyRequest): string | undefined {
  const { params } = request
  return typeof params === 'object' && params !== null && 'uid' in params ? String(params.uid) : undefined
}

/** An authenticated account, with the request and the reply of its browser. */
type Arrival = { request: FastifyRequest; reply: FastifyReply; subject: string }

/**
 * Signs the browser in and redirects it. The provider changes the session id at this point, which prevents session
 * fixation.
 */
export async function signIn(queries: Queries, provider: Provider, arrival: Arrival): Promise<FastifyReply> {
  const { request, reply, subject } = arrival
  await leaveOtherAccount(queries, provider, arrival)
  const next = await provider.interactionResult(request.raw, reply.raw, {
    login: { accountId: subject, remember: false },
  })
  return reply.header('cache-control', 'no-store').redirect(next, 303)
}

/**
 * Ends the session of another account in this browser. If that session stayed, the provider would ask for confirmation
 * with a page that needs a script.
 */
async function leaveOtherAccount(
  queries: Queries,
  provider: Provider,
  { request, reply, subject }: Arrival,
): Promise<void> {
  const interaction = await provider.interactionDetails(request.raw, reply.raw)
  const { session } = interaction
  if (session === undefined || session.accountId === subject) return
  delete interaction.session
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000))
  const left = await provider.Session.findByUid(session.uid)
  if (left !== undefined) await endSession(queries, left)
}

/** Redirects the browser to the shop with `access_denied` (RFC 6749, section 4.1.2.1). */
export async function cancel(provider: Provider, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const next = await provider.interactionResult(
    request.raw,
    reply.raw,
    { error: 'access_denied', error_description: 'The customer cancelled' },
    { mergeWithLastSubmission: false },
  )
  return reply.header('cache-control', 'no-store').redirect(next, 303)
}

/**
 * Sends a page with headers that allow its form to lead to `returnOrigin`. A sign-in ends with a redirect to the shop,
 * and browsers check such redirects too.
 */
export function sendPage(reply: FastifyReply, html: string, returnOrigin?: string): FastifyReply {
  return reply.headers(pageHeaders(returnOrigin === undefined ? [] : [returnOrigin])).send(html)
}
