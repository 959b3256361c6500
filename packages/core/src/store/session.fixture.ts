import { vi } from 'vitest'
import { SimulatedClock } from 'xstate'
import { ORIGIN, tokenOf } from '../auth/auth.fixture.ts'
import { createSession } from '../auth/auth.parse.ts'
import { jwks, signed } from '../auth/provider.fixture.ts'
import { cartOf, lineOf, nextRevision } from '../cart/cart.fixture.ts'
import type { Cart, CartGateway } from '../cart/cart.types.ts'
import { storedText } from '../effects/userState.fixture.ts'
import { createFullStore, type FullConfig } from '../entries/domains.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import type { CookieJar } from '../platform/platform.types.ts'
import { unwrap } from '../shared/outcome.fixture.ts'
import { runTurns } from '../shared/turns.fixture.ts'
import type { Store } from './store.types.ts'
// The store loads these modules on demand. Importing them here makes them available without a wait.
import '../api/gateways/auth.protocol.ts'
import '../auth/auth.steps.ts'
import './portAnswers.fixture.ts'
import '../effects/userState.parse.ts'

/** The URL of the checkout. */
export const CHECKOUT = `${ORIGIN}/checkout/1`

/**
 * The time at which these shops open. It is the real time, because the tokens of the provider are checked against the
 * real clock.
 */
const START = Math.floor(Date.now() / 1000) * 1000

export const settled = (): Promise<void> => runTurns(20)

/** Creates an access token with the given claims; `life` is its lifetime in seconds. */
export const accessToken = ({ life = 3600, ...claims }: { life?: number; [claim: string]: unknown } = {}): string =>
  tokenOf({ exp: START / 1000 + life, bigCommCustomerID: 42, ...claims })

type Answers = Readonly<Record<string, (request: Request) => Response | Promise<Response>>>

/** Returns the stored user state of a signed-in user. */
export const storedUser = (
  claims: Parameters<typeof accessToken>[0] = {},
  known: Parameters<typeof storedText>[1] = {},
): string => {
  const tokens = { accessToken: accessToken(claims), idToken: 'id', expiresIn: 7199 }
  return storedText(createSession(tokens, START), known)
}

/** Creates a mock cart gateway with the guests' carts by id, and the customer's cart. */
const createCarts = () => {
  const carts = new Map<string, Cart>()
  let customers: string | null = null
  const keep = (cart: Cart): Cart => {
    carts.set(cart.id, cart)
    return cart
  }
  const gateway: CartGateway = {
    load: async (cartId) => carts.get(cartId) ?? null,
    create: async ({ change: { variantId } }) => {
      const id = `cart-${carts.size + 1}-0123456789abcdef`
      return keep(cartOf([lineOf(`sku-${variantId}`, { variantId })], { id }))
    },
    save: async ({ cartId, change }) => {
      const cart = carts.get(cartId) ?? cartOf([], { id: cartId })
      const revision = nextRevision(cart)
      if (change.kind === 'add') {
        const added = lineOf(`sku-${change.variantId}`, { variantId: change.variantId })
        return keep({ ...cart, revision, lines: [...cart.lines, added] })
      }
      return keep({ ...cart, revision, country: change.kind === 'country' ? change.country : cart.country })
    },
    claim: async (guestCartId) => {
      customers ??= guestCartId
      return customers === null ? null : (carts.get(customers) ?? null)
    },
    release: async () => undefined,
  }
  return { carts, gateway }
}

export interface Circumstances extends Omit<FullConfig, 'site' | 'platform'> {
  readonly prefix?: string
  readonly stored?: Readonly<Record<string, string>>
  /** The responses of the mock network by method and path. */
  readonly answers?: Answers
  /** Additional fields of the provider's token response. */
  readonly tokens?: object
  /** The detected country of the visitor. */
  readonly detected?: string
  /** The cookie jar, for tests that inspect the written cookies. */
  readonly cookies?: CookieJar
}

/** Creates a browser with its storage, its mock network and the pages that it opens. */
export const openBrowser = ({
  prefix = 'de/de-de',
  stored = {},
  answers = {},
  tokens = {},
  detected,
  cookies,
  gateways,
  ...config
}: Circumstances = {}) => {
  const clock = new SimulatedClock()
  let slept = 0
  const sent: string[] = []
  const usual: Answers = {
    'POST /as/token.oauth2': async () =>
      Response.json({
        access_token: accessToken(),
        token_type: 'Bearer',
        expires_in: 7199,
        id_token: await signed({}),
        ...tokens,
      }),
    'GET /pf/JWKS': () => Response.json(jwks),
    'POST /interaction/sign-out': () => new Response(null, { status: 204 }),
    ...answers,
  }
  const memory = createMemoryPlatform({
    href: `${ORIGIN}/${prefix}/home`,
    now: () => START + clock.now() + slept,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const call = `${request.method} ${new URL(request.url).pathname}`
      sent.push(call)
      return (await usual[call]?.(request)) ?? Response.json({ title: 'Nothing here' }, { status: 404 })
    },
  })
  const platform = { ...memory, ...(cookies && { cookies }) }
  for (const [name, value] of Object.entries(stored)) platform.stored.set(name, value)
  const { carts, gateway } = createCarts()
  /** Opens a page of the shop: the same browser, a new store. */
  const openPage = async (at = prefix, listen: (store: Store) => void = () => undefined) => {
    const store = createFullStore({
      // The cookie has this name in the specification, so the reference shop configures the name.
      authCookie: 'gore_auth',
      ...config,
      site: at,
      platform,
      clock,
      gateways: {
        cart: gateway,
        country: { detect: async () => detected ?? null },
        checkout: {
          start: async () => ({ kind: 'redirect', url: CHECKOUT }),
        },
        shipping: { options: async () => [] },
        wishlist: { load: async () => [], add: async () => [], remove: async () => [] },
        ...gateways,
      },
    })
    const toasts: string[] = []
    store.on('toast.shown', ({ toast }) => toasts.push(toast.code))
    listen(store)
    store.start()
    await settled()
    return { store, toasts }
  }
  const calls = (call: string): number => sent.filter((each) => each === call).length
  /** Advances the wall clock but no timer, like a laptop in standby. */
  const sleep = (milliseconds: number): void => {
    slept += milliseconds
  }
  return { carts, calls, clock, openPage, platform, sent, sleep }
}

type Browser = ReturnType<typeof openBrowser>
type Page = Awaited<ReturnType<Browser['openPage']>>

/** Starts a sign-in, waits for the redirect, and returns the parameters that the provider adds to the callback. */
export const leaveToSignIn = async ({ platform, clock }: Browser, { store }: Page): Promise<URLSearchParams> => {
  const visits = platform.visited.length
  store.auth.commands.signIn()
  clock.increment(300)
  await vi.waitFor(() => {
    if (platform.visited.length === visits) throw new Error('The browser has not left')
  })
  const state = new URL(platform.visited.at(-1) ?? '').searchParams.get('state') ?? ''
  return new URLSearchParams({ code: `code-of-${state}`, state, iss: ORIGIN })
}

export const callbackOf = (answer: URLSearchParams, prefix = 'de/de-de'): string =>
  `${ORIGIN}/${prefix}/auth-callback?${answer}`

/** Runs a complete sign-in with the provider; returns the page after it. */
export const signIn = async (browser: Browser): Promise<Page> => {
  const answer = await leaveToSignIn(browser, await browser.openPage())
  const page = await browser.openPage()
  await unwrap(page.store.auth.commands.complete(callbackOf(answer)))
  await settled()
  return page
}
