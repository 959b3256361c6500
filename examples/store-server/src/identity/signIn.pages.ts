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
import { storeNotice } from './otherStore.ts'
import { type Refusal, refusalOf, tellRefusal } from './refusals.ts'
import { renderExpired, renderForgotten, renderSignedIn, renderSignIn, type Visit } from './signInPage.ts'
import { chooseLanguage, type Words, wordsIn } from './words.ts'

const WINDOW_SECONDS = 15 * 60

/** Five tries for one account from one address; more for one account or one address alone, against many of the other. */
function limitsOf(userName: string, ip: string): [AttemptLimit, ...AttemptLimit[]] {
  const account = userName.trim().toLowerCase()
  const network = networkOf(ip)
  return [
    { kind: 'sign-in', subject: `${account}\n${network}`, max: 5, windowSeconds: WINDOW_SECONDS },
    { kind: 'sign-in address', subject: network, max: 60, windowSeconds: WINDOW_SECONDS },
    { kind: 'sign-in account', subject: account, max: 30, windowSeconds: WINDOW_SECONDS },
  ]
}

/** The pages that ask who is there. They are plain forms: everything works without a script. */
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
    const told = isOther ? tellStore(interaction, isOfOtherStore) : visit
    return sendPage(reply, renderSignIn({ ...told, ...refused }), returnOrigin)
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
  const { words } = interaction.visit
  const { userName, password } = form
  const refuse = (told: Omit<Refusal, 'form' | 'values'>) =>
    tellRefusal(provider, request, reply, { form: 'signIn', values: { userName }, ...told })
  if (userName.trim() === '' || password === '') {
    return refuse({
      errors: {
        ...(userName.trim() === '' ? { userName: words.required } : {}),
        ...(password === '' ? { password: words.required } : {}),
      },
    })
  }
  const limits = limitsOf(userName, request.ip)
  if (context.config.rateLimits) {
    const verdict = await takeAttempt(context.database, context.clock, limits)
    if (!verdict.allowed) {
      const notice = tooManyWords(words, verdict.retryAfterSeconds)
      const page = renderSignIn({ ...interaction.visit, values: { userName }, notice })
      return sendTooMany(interaction, reply, verdict.retryAfterSeconds, page)
    }
  }
  const customer = await findCustomerByUserName(context.database, userName)
  if (!(await passwordMatches(password, customer?.passwordHash)) || customer === undefined) {
    return refuse({ notice: words.wrong })
  }
  await clearAttempts(context.database, limits[0])
  if (customer.channel !== interaction.channel) return refuse({ isOfOtherStore: true })
  return signIn(context.database, provider, { request, reply, subject: customer.subject })
}

function tellStore({ visit, channel, returnOrigin }: Interaction, isSignedIn: boolean): Visit {
  return { ...visit, storeNotice: storeNotice({ ...visit, origin: returnOrigin }, channel, isSignedIn) }
}

/** Answered in place, with the status that tells whoever guesses to wait (RFC 6585, section 4); there is nothing here to come back to. */
export function sendTooMany(
  { returnOrigin }: Interaction,
  reply: FastifyReply,
  retryAfterSeconds: number,
  page: string,
): FastifyReply {
  return sendPage(reply.code(429).header('retry-after', retryAfterSeconds), page, returnOrigin)
}

export function tooManyWords(words: Words, seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes > 1 ? words.tooMany.replace('{minutes}', String(minutes)) : words.tooManyOne
}

/**
 * For a sign-in that is over: who goes back to it after signing in is told so, whoever else may begin anew. It leads to the shop that asked for
 * it, and speaks its language; where that is not known, to the front door.
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
  const over = { language, words: wordsIn(language), home: shop ?? '/' }
  return accountId === undefined
    ? sendPage(reply.code(400), renderExpired(over))
    : sendPage(reply, renderSignedIn(over))
}

/** The cookie of a sign-up a moment ago stands for the password, once. */
async function customerOfTicket({ database, clock }: Context, request: FastifyRequest): Promise<Customer | undefined> {
  const ticket = request.cookies[TICKET_COOKIE]
  if (ticket === undefined) return undefined
  const customerId = await redeemTicket(database, clock, ticket)
  return customerId === undefined ? undefined : findCustomer(database, customerId)
}

function clearTicket(reply: FastifyReply): FastifyReply {
  return reply.clearCookie(TICKET_COOKIE, { path: TICKET_PATH })
}
