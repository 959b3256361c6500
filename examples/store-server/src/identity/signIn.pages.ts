import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { type Customer, findCustomer, findCustomerByUserName } from '../accounts/customers.repository.ts'
import { passwordMatches } from '../accounts/password.ts'
import { redeemTicket, TICKET_COOKIE, TICKET_PATH } from '../accounts/signUpTicket.ts'
import { readMenus } from '../content/menus.ts'
import { findSite } from '../sites/sites.ts'
import type { Context } from '../vertical.ts'
import { type AttemptLimit, clearAttempts, networkOf, takeAttempt } from './attempts.ts'
import { type Form, readForm } from './form.ts'
import { cancel, findInteraction, type Interaction, sendPage, signIn } from './interactions.ts'
import { lastShop, rememberShop } from './lastShop.ts'
import type { SignInMessages } from './messages/en.ts'
import { chooseLanguage, messagesIn } from './messages.ts'
import { storeNotice } from './otherStore.ts'
import { type Refusal, refusalOf, sendRefusal } from './refusals.ts'
import { renderExpired, renderForgotten, renderSignedIn, renderSignIn, type Visit } from './signInPage.ts'

const WINDOW_SECONDS = 15 * 60

/** Returns the attempt limits: 5 for one account from one network, 60 for one network, 30 for one account. */
function limitsOf(userName: string, ip: string): [AttemptLimit, ...AttemptLimit[]] {
  const account = userName.trim().toLowerCase()
  const network = networkOf(ip)
  return [
    { kind: 'sign-in', subject: `${account}\n${network}`, max: 5, windowSeconds: WINDOW_SECONDS },
    { kind: 'sign-in address', subject: network, max: 60, windowSeconds: WINDOW_SECONDS },
    { kind: 'sign-in account', subject: account, max: 30, windowSeconds: WINDOW_SECONDS },
  ]
}

/** Adds the sign-in pages. They are plain forms that work without a script. */
export function signInPages(app: FastifyInstance, context: Context, provider: Provider): void {
  app.get('/interaction/:uid', async (request, reply) => {
    const interaction = await findInteraction(provider, request, reply)
    if (interaction === undefined) return sendOver(context, provider, request, reply)
    const customer = await customerOfTicket(context, request)
    if (customer !== undefined) clearTicket(reply)
    if (customer?.channel === interaction.channel)
      return signIn(context.database, provider, { request, reply, subject: customer.subject })
    const { visit, returnOrigin, isOfOtherStore } = interaction
    rememberShop(reply, context.config, visit.home)
    const refused = refusalOf('signIn', request, interaction.result)
    const isOther = isOfOtherStore || customer !== undefined || refused?.isOfOtherStore === true
    const page = isOther ? withOtherStore(interaction, isOfOtherStore) : visit
    return sendPage(reply, renderSignIn({ ...page, ...refused }), returnOrigin)
  })

  app.post('/interaction/:uid', async (request, reply) => {
    const interaction = await findInteraction(provider, request, reply)
    if (interaction === undefined) return sendOver(context, provider, request, reply)
    return checkPassword(context, provider, { request, reply, interaction, form: readForm(request.body) })
  })

  app.post('/interaction/:uid/cancel', async (request, reply) => {
    const interaction = await findInteraction(provider, request, reply)
    return interaction === undefined ? sendOver(context, provider, request, reply) : cancel(provider, request, reply)
  })

  app.get('/interaction/:uid/forgotten', async (request, reply) => {
    const interaction = await findInteraction(provider, request, reply)
    if (interaction === undefined) return sendOver(context, provider, request, reply)
    const { visit, returnOrigin } = interaction
    const site = findSite(new URL(visit.home).pathname.slice(1))
    const menus = site && (await readMenus(context.database, site, context.config.support))
    return sendPage(reply, renderForgotten(visit, menus?.contact ?? {}), returnOrigin)
  })
}

type Submission = { request: FastifyRequest; reply: FastifyReply; interaction: Interaction; form: Form }

async function checkPassword(context: Context, provider: Provider, submission: Submission): Promise<FastifyReply> {
  const { request, reply, interaction, form } = submission
  const { messages } = interaction.visit
  const { userName, password } = form
  const refuse = (refusal: Omit<Refusal, 'form' | 'values'>) =>
    sendRefusal(provider, request, reply, { form: 'signIn', values: { userName }, ...refusal })
  if (userName.trim() === '' || password === '') {
    return refuse({
      errors: {
        ...(userName.trim() === '' ? { userName: messages.required } : {}),
        ...(password === '' ? { password: messages.required } : {}),
      },
    })
  }
  const limits = limitsOf(userName, request.ip)
  if (context.config.rateLimits) {
    const verdict = await takeAttempt(context.database, context.clock, limits)
    if (!verdict.allowed) {
      const notice = tooManyMessage(messages, verdict.retryAfterSeconds)
      const page = renderSignIn({ ...interaction.visit, values: { userName }, notice })
      return sendTooMany(interaction, reply, verdict.retryAfterSeconds, page)
    }
  }
  const customer = await findCustomerByUserName(context.database, userName)
  if (!(await passwordMatches(password, customer?.passwordHash)) || customer === undefined) {
    return refuse({ notice: messages.wrong })
  }
  await clearAttempts(context.database, limits[0])
  if (customer.channel !== interaction.channel) return refuse({ isOfOtherStore: true })
  return signIn(context.database, provider, { request, reply, subject: customer.subject })
}

function withOtherStore({ visit, channel, returnOrigin }: Interaction, isSignedIn: boolean): Visit {
  return { ...visit, storeNotice: storeNotice({ ...visit, origin: returnOrigin }, channel, isSignedIn) }
}

/**
 * Answers 429 (RFC 6585, section 4) directly instead of redirecting, because this page need not survive Back or reload.
 */
export function sendTooMany(
  { returnOrigin }: Interaction,
  reply: FastifyReply,
  retryAfterSeconds: number,
  page: string,
): FastifyReply {
  return sendPage(reply.code(429).header('retry-after', retryAfterSeconds), page, returnOrigin)
}

export function tooManyMessage(messages: SignInMessages, seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes > 1 ? messages.tooMany.replace('{minutes}', String(minutes)) : messages.tooManyOne
}

/**
 * Answers a request for a sign-in that has ended: the page says "you are signed in" if the browser has an active
 * session, otherwise "this page has expired". Link and language follow the site of this browser's last sign-in; if that
 * site is unknown, the link leads to `/`.
 */
export async function sendOver(
  { config }: Context,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const shop = lastShop(request, config)
  const asked = shop === undefined ? request.headers['accept-language']?.split(/[,;]/)[0] : undefined
  const language = chooseLanguage(asked, shop && `${shop}/`)
  const { accountId } = await provider.Session.get(provider.createContext(request.raw, reply.raw))
  const over = { language, messages: messagesIn(language), home: shop ?? '/' }
  return accountId === undefined
    ? sendPage(reply.code(400), renderExpired(over))
    : sendPage(reply, renderSignedIn(over))
}

/**
 * Returns the customer who has just signed up in this browser. The one-time cookie of the sign-up replaces the
 * password.
 */
async function customerOfTicket({ database, clock }: Context, request: FastifyRequest): Promise<Customer | undefined> {
  const ticket = request.cookies[TICKET_COOKIE]
  if (ticket === undefined) return undefined
  const customerId = await redeemTicket(database, clock, ticket)
  return customerId === undefined ? undefined : findCustomer(database, customerId)
}

function clearTicket(reply: FastifyReply): FastifyReply {
  return reply.clearCookie(TICKET_COOKIE, { path: TICKET_PATH })
}
