import { interactionPolicy } from 'oidc-provider'
import { findCustomerBySubject } from '../accounts/customers.repository.ts'
import type { Queries } from '../database/database.ts'
import type { StoreSource } from '../sites/sites.data.ts'
import type { SignInMessages } from './messages/en.ts'
import type { Language } from './messages.ts'
import { channelOf, prefixOf } from './returnAddresses.ts'

/**
 * The provider's reason to show the sign-in form although the browser has a session: the session's account belongs to
 * the other store (EU or US).
 */
export const OTHER_STORE = 'other_store'

/**
 * The EU sites by language. A message about an account of the EU store links to the site in the language of the
 * message.
 */
const EU_HOMES: Readonly<Record<Language, string>> = {
  en: 'gb/en-gb',
  de: 'de/de-de',
  'de-CH': 'ch/de-ch',
  fr: 'fr/fr-fr',
  es: 'es/es-es',
  it: 'it/it-it',
  pt: 'pt/pt-pt',
}

/** The only site of the US store. */
const US_HOME = 'us/en-us'

export type StoreNotice = { text: string; link: { href: string; text: string }; hint: string }

/**
 * Extends the provider's prompt rules: if the session has an account of the other store, the provider shows the sign-in
 * form. Without this rule, the provider would sign the shopper in without a form, and the shop would end the session
 * again (spec 4.auth.guard-eu-in-us, 4.auth.guard-us-in-eu), in an endless loop.
 */
export function policyOfStores(queries: Queries): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base()
  policy.get('login')?.checks.add(
    new interactionPolicy.Check(
      OTHER_STORE,
      'the account belongs to the other store',
      'login_required',
      async (ctx) => {
        const subject = ctx.oidc.session?.accountId
        const prefix = prefixOf(String(ctx.oidc.params?.redirect_uri))
        if (subject === undefined || prefix === undefined) return interactionPolicy.Check.NO_NEED_TO_PROMPT
        const customer = await findCustomerBySubject(queries, subject)
        return customer === undefined || customer.channel === channelOf(prefix)
          ? interactionPolicy.Check.NO_NEED_TO_PROMPT
          : interactionPolicy.Check.REQUEST_PROMPT
      },
    ),
  )
  return policy
}

/**
 * Returns the message for an account of the other store. Its link leads to the dashboard of that store, which requires
 * a sign-in.
 * @param here the store of the current sign-in
 */
export function storeNotice(
  { language, messages, origin }: { language: Language; messages: SignInMessages; origin: string },
  here: StoreSource,
  isSignedIn: boolean,
): StoreNotice {
  const there = here === 'EU' ? 'US' : 'EU'
  const names = { EU: messages.storeEu, US: messages.storeUs }
  const named = (text: string) => text.replace('{there}', names[there]).replace('{here}', names[here])
  return {
    text: named(isSignedIn ? messages.otherStoreSignedIn : messages.otherStore),
    link: {
      href: `${origin}/${there === 'US' ? US_HOME : EU_HOMES[language]}/account/dashboard`,
      text: named(messages.toOtherStore),
    },
    hint: named(messages.anotherAccount),
  }
}
