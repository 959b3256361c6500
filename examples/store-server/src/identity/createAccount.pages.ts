import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import { openAccount } from '../accounts/openAccount.ts'
import type { Context } from '../vertical.ts'
import { accountErrors, readForm } from './form.ts'
import { findInteraction, sendPage, signIn } from './interactions.ts'
import { type Refusal, refusalOf, sendRefusal } from './refusals.ts'
import { sendOver, sendTooMany, tooManyMessage } from './signIn.pages.ts'
import { renderCreateAccount } from './signInPage.ts'

/** Adds the page that creates an account during a sign-in; it also signs the new customer in. */
export function createAccountPages(app: FastifyInstance, context: Context, provider: Provider): void {
  app.get('/interaction/:uid/create', async (request, reply) => {
    const interaction = await findInteraction(provider, request, reply)
    if (interaction === undefined) return sendOver(context, provider, request, reply)
    const { visit, returnOrigin, result } = interaction
    const refused = refusalOf('create', request, result)
    return sendPage(reply, renderCreateAccount({ ...visit, ...refused }), returnOrigin)
  })

  app.post('/interaction/:uid/create', async (request, reply) => {
    const interaction = await findInteraction(provider, request, reply)
    if (interaction === undefined) return sendOver(context, provider, request, reply)
    const form = readForm(request.body)
    const { password: _password, ...values } = form
    const { visit, channel } = interaction
    const refuse = (refusal: Omit<Refusal, 'form' | 'values'>) =>
      sendRefusal(provider, request, reply, { form: 'create', values, ...refusal })
    const errors = accountErrors(form, visit.messages)
    if (Object.keys(errors).length > 0) return refuse({ errors })
    const opened = await openAccount(context, { ...form, channel }, request.ip)
    switch (opened.outcome) {
      case 'opened':
        return signIn(context.database, provider, { request, reply, subject: opened.customer.subject })
      case 'taken':
        return refuse({ notice: visit.messages.taken })
      case 'too many': {
        const notice = tooManyMessage(visit.messages, opened.retryAfterSeconds)
        const page = renderCreateAccount({ ...visit, values, notice })
        return sendTooMany(interaction, reply, opened.retryAfterSeconds, page)
      }
    }
  })
}
