import { enqueueActions, fromPromise, setup } from 'xstate'
import type { Platform } from '../platform/platform.types.ts'
import { answered, told } from '../shared/ofEvent.ts'
import { safeUrl } from '../shared/safeUrl.ts'
import type { Site } from '../shared/site.ts'
import { sitePath } from '../shared/sitePath.ts'
import { keepStaying, offerFor, rememberCountry, rememberedCountry } from './country.memory.ts'
import { normaliseCountry } from './country.rules.ts'
import type { CountryFact, CountryGateway, CountrySuggestion } from './country.types.ts'

export interface CountryInput {
  readonly gateway: CountryGateway
  readonly platform: Platform
  readonly site: Site
  readonly sites: readonly Site[]
  readonly partnerUrl?: string | undefined
  readonly keepCartWithinStore?: boolean | undefined
  /** Origins beside our own on which sites of the shop lie. */
  readonly allowedOrigins?: readonly string[] | undefined
}

export interface CountryContext extends CountryInput {
  readonly detected: string | null
  readonly suggestion: CountrySuggestion | null
}

export type CountryEvent =
  | { type: 'country.start' }
  | { type: 'country.stay' }
  | { type: 'country.goTo'; prefix: string }

const YEAR = 365 * 86_400

const detect = fromPromise<string | null, CountryGateway>(async ({ input: gateway, signal }) =>
  normaliseCountry(await gateway.detect({ signal })),
)

/** Which cookies go when another site is chosen (spec section 4, Choosing another site). */
const forgetCart = ({ platform: { cookies, storage }, site, keepCartWithinStore }: CountryInput, to: Site): void => {
  const isOtherStore = to.storeSource !== site.storeSource
  if (isOtherStore || !keepCartWithinStore) {
    cookies.remove('bc_cartId')
    cookies.remove(`bc_cartId_${site.storeSource}`)
  }
  if (isOtherStore) {
    cookies.remove('ssCartProducts')
    cookies.remove('athosCartProducts')
  }
  storage.remove('user_checkout_locale')
}

const findOther = ({ sites, site }: CountryInput, prefix: string): Site | undefined =>
  sites.find((candidate) => candidate.prefix === prefix && candidate.prefix !== site.prefix)

/** This page on the other site, where it has one that may be gone to; else the other site's first page. */
const addressOn = ({ platform: { navigation }, allowedOrigins = [] }: CountryInput, to: Site): string => {
  const alternate = navigation.alternate(to.hreflang)
  const url = alternate === null ? null : safeUrl(alternate, { base: navigation.href(), allowedOrigins })
  return url?.href ?? sitePath(to, '/')
}

export const countryMachine = setup({
  types: {} as {
    input: CountryInput
    context: CountryContext
    events: CountryEvent
    emitted: CountryFact
  },
  actors: { detect },
  guards: {
    isRemembered: ({ context }) => rememberedCountry(context.platform) !== null,
  },
  actions: {
    keep: enqueueActions(({ context, enqueue }, country: string | null) => {
      const { platform, site, sites } = context
      if (country === null) return
      const suggestion = offerFor(platform, site, sites, country)
      enqueue.assign({ detected: country, suggestion })
      enqueue.emit({ type: 'country.detected', country })
      if (suggestion !== null) enqueue.emit({ type: 'country.suggested', suggestion })
    }),
    remember: ({ context }, country: string | null) => {
      if (country !== null) rememberCountry(context.platform, country)
    },
    // Writes are actions of their own: XState runs the function of `enqueueActions` while it computes the next state.
    rememberStay: ({ context: { platform, site } }) => {
      keepStaying(platform)
      platform.cookies.set('site', site.prefix, { maxAge: YEAR })
    },
    stay: enqueueActions(({ enqueue }) => {
      enqueue.assign({ suggestion: null })
      enqueue.emit({ type: 'country.stayed' })
    }),
    rememberSite: ({ context }, { prefix }: { prefix: string }) => {
      const to = findOther(context, prefix)
      if (to === undefined) return
      context.platform.cookies.set('site', to.prefix, { maxAge: YEAR })
      forgetCart(context, to)
    },
    goTo: enqueueActions(({ context, enqueue }, { prefix }: { prefix: string }) => {
      const to = findOther(context, prefix)
      if (to !== undefined)
        enqueue.emit({ type: 'country.leaving', href: addressOn(context, to), from: context.site, to })
    }),
  },
}).createMachine({
  id: 'country',
  context: ({ input }) => ({ ...input, detected: null, suggestion: null }),
  initial: 'idle',
  on: {
    'country.stay': { actions: ['rememberStay', 'stay'] },
    'country.goTo': { actions: [told('rememberSite'), told('goTo')] },
  },
  states: {
    idle: {
      on: {
        'country.start': [
          {
            guard: 'isRemembered',
            target: 'known',
            actions: {
              type: 'keep',
              params: ({ context }) => rememberedCountry(context.platform),
            },
          },
          { target: 'detecting' },
        ],
      },
    },
    detecting: {
      invoke: {
        src: 'detect',
        input: ({ context }) => context.gateway,
        onDone: {
          target: 'known',
          actions: [answered('remember'), answered('keep')],
        },
        // Not knowing where somebody is is no failure (readings L115).
        onError: 'known',
      },
    },
    known: {},
  },
})
