import { emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { Platform } from '../platform/platform.types.ts'
import type { MachineTypes } from '../shared/domain.ts'
import { safeUrl } from '../shared/safeUrl.ts'
import type { Site } from '../shared/site.ts'
import { sitePath } from '../shared/sitePath.ts'
import { withEvent, withOutput } from '../shared/withEvent.ts'
import { hasStayed, persistStay, rememberCountry } from './country.memory.ts'
import { normaliseCountry, suggestionFor } from './country.rules.ts'
import type { CountryEvent, CountryGateway, CountrySuggestion, CountryTypes } from './country.types.ts'

export interface CountryInput {
  readonly gateway: CountryGateway
  readonly platform: Platform
  readonly site: Site
  readonly sites: readonly Site[]
  readonly partnerUrl?: string | undefined
  readonly keepCartWithinStore?: boolean | undefined
  /** The origins of the shop's sites, besides the current one. */
  readonly allowedOrigins?: readonly string[] | undefined
}

export interface CountryContext extends CountryInput {
  /** The country of the visitor, ISO 3166-1 alpha-2; null while unknown. */
  readonly detected: string | null
  readonly suggestion: CountrySuggestion | null
}

export type CountryMachineEvent =
  /** `remembered` is the country that an earlier visit detected; `hasStayed` says whether the visitor chose to stay on this site. */
  | { type: 'country.start'; remembered: string | null; hasStayed: boolean }
  | { type: 'country.stay' }
  | { type: 'country.goTo'; to: Site; href: string }

const YEAR = 365 * 86_400

/** The detected country, and whether the visitor has chosen to stay on this site, at this visit or an earlier one. */
interface Detection {
  readonly country: string | null
  readonly hasStayed: boolean
}

const detect = fromPromise<Detection, Pick<CountryInput, 'gateway' | 'platform'>>(
  async ({ input: { gateway, platform }, signal }) => {
    const country = normaliseCountry(await gateway.detect({ signal }))
    return { country, hasStayed: hasStayed(platform) }
  },
)

/**
 * Forgets the chosen country when the visitor goes to another site (spec section 4, Choosing another site). Also
 * forgets the cart, unless the other site belongs to the same store and `keepCartWithinStore` is set.
 */
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

/** Returns the event that goes to another site; null for the current site and for an unknown prefix. */
export const goToEvent = (
  input: CountryInput,
  prefix: string,
): Extract<CountryMachineEvent, { type: 'country.goTo' }> | null => {
  const to = input.sites.find((candidate) => candidate.prefix === prefix && candidate.prefix !== input.site.prefix)
  return to === undefined ? null : { type: 'country.goTo', to, href: addressOn(input, to) }
}

/**
 * Returns the URL of this page on the other site. If there is no such URL on an allowed origin, returns the home page
 * of the other site.
 */
const addressOn = ({ platform: { navigation }, allowedOrigins = [] }: CountryInput, to: Site): string => {
  const alternate = navigation.alternate(to.hreflang)
  const url = alternate === null ? null : safeUrl(alternate, { base: navigation.href(), allowedOrigins })
  return url?.href ?? sitePath(to, '/')
}

export const countryMachine = setup({
  types: {} as {
    input: CountryInput
    context: CountryContext
    events: CountryMachineEvent
    emitted: CountryEvent
  },
  actors: { detect },
  guards: {
    isRemembered: (_, { remembered }: { remembered: string | null }) => remembered !== null,
  },
  actions: {
    applyCountry: enqueueActions(({ context, enqueue }, { country, hasStayed: isStaying }: Detection) => {
      const { site, sites } = context
      if (country === null) return
      const suggestion = isStaying ? null : suggestionFor(site, sites, country)
      enqueue.assign({ detected: country, suggestion })
      enqueue.emit({ type: 'country.detected', country })
      if (suggestion !== null) enqueue.emit({ type: 'country.suggested', suggestion })
    }),
    remember: ({ context }, { country }: Detection) => {
      if (country !== null) rememberCountry(context.platform, country)
    },
    // Storage and cookies must not be written in `enqueueActions`, because XState runs that function inside the pure transition.
    rememberStay: ({ context: { platform, site } }) => {
      persistStay(platform)
      platform.cookies.set('site', site.prefix, { maxAge: YEAR })
    },
    stay: enqueueActions(({ enqueue }) => {
      enqueue.assign({ suggestion: null })
      enqueue.emit({ type: 'country.stayed' })
    }),
    rememberSite: ({ context }, { to }: { to: Site }) => {
      context.platform.cookies.set('site', to.prefix, { maxAge: YEAR })
      forgetCart(context, to)
    },
    goTo: emit(({ context }, { to, href }: { to: Site; href: string }) => ({
      type: 'country.leaving',
      href,
      from: context.site,
      to,
    })),
  },
}).createMachine({
  id: 'country',
  context: ({ input }) => ({ ...input, detected: null, suggestion: null }),
  initial: 'idle',
  on: {
    'country.stay': { actions: ['rememberStay', 'stay'] },
    'country.goTo': { actions: [withEvent('rememberSite'), withEvent('goTo')] },
  },
  states: {
    idle: {
      on: {
        'country.start': [
          {
            guard: withEvent('isRemembered'),
            target: 'known',
            actions: {
              type: 'applyCountry',
              params: ({ event: { remembered, hasStayed: isStaying } }) => ({
                country: remembered,
                hasStayed: isStaying,
              }),
            },
          },
          { target: 'detecting' },
        ],
      },
    },
    detecting: {
      invoke: {
        src: 'detect',
        input: ({ context: { gateway, platform } }) => ({ gateway, platform }),
        onDone: {
          target: 'known',
          actions: [withOutput('remember'), withOutput('applyCountry')],
        },
        // A failed detection is not an error (spec 4.country.detection-failure).
        onError: 'known',
      },
    },
    known: {},
  },
})

/** The types of the country domain with the events of its machine. The effects of the core use them. */
export type CountryMachineTypes = MachineTypes<CountryTypes, CountryMachineEvent>
