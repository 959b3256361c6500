import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { errors } from 'oidc-provider'
import type { Customer } from '../accounts/customers.repository.ts'
import type { Queries } from '../database/database.ts'
import { OTHER_STORE } from './otherStore.ts'
import { pageHeaders } from './page.ts'
import { channelOf, prefixOf } from './returnAddresses.ts'
import type { Visit } from './signInPage.ts'
import { endSession } from './signOut.ts'
import { chooseLanguage, wordsIn } from './words.ts'

/** A sign-in under way, as the provider knows it; found by the browser's own cookie, so nobody can finish another's. */
export type Interaction = {
  visit: Visit
  /** Where the browser will be sent in the end. */
  returnOrigin: string
  /** The store of the shop that asked. */
  channel: Customer['channel']
  /** The browser is signed in with an account of the other store; nobody is signed in by that here. */
  isOfOtherStore: boolean
  /** What has come of it so far. */
  result: Readonly<Record<string, unknown>> | undefined
}

/** Undefined when it is over, unknown, or belongs to another browser. */
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
      visit: { uid, language, words: wordsIn(language), home },
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

/** An account that has shown its password, and the browser that it uses. */
type Arrival = { request: FastifyRequest; reply: FastifyReply; subject: string }

/** Signs the browser in and sends it on. The provider gives the session another id at this moment (no session fixation). */
export async function signIn(queries: Queries, provider: Provider, arrival: Arrival): Promise<FastifyReply> {
  const { request, reply, subject } = arrival
  await leaveOtherAccount(queries, provider, arrival)
  const next = await provider.interactionResult(request.raw, reply.raw, {
    login: { accountId: subject, remember: false },
  })
  return reply.header('cache-control', 'no-store').redirect(next, 303)
}

/** One browser has one account: a session of another one ends here, where the provider would ask for that with a script. */
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

/** Sends the browser back to the shop with `access_denied` (RFC 6749, section 4.1.2.1). */
export async function cancel(provider: Provider, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const next = await provider.interactionResult(
    request.raw,
    reply.raw,
    { error: 'access_denied', error_description: 'The customer cancelled' },
    { mergeWithLastSubmission: false },
  )
  return reply.header('cache-control', 'no-store').redirect(next, 303)
}

/** Sends a page. Its form may lead to the shop, which after a sign-in is the end of the redirects. */
export function sendPage(reply: FastifyReply, html: string, returnOrigin?: string): FastifyReply {
  return reply.headers(pageHeaders(returnOrigin === undefined ? [] : [returnOrigin])).send(html)
}
