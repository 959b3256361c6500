import { needsRefresh } from '../membership/index.ts'
import { StoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
import { safeUrl } from '../shared/safeUrl.ts'
import { toastOf } from '../toasts/index.ts'
import { addressOf } from './address.ts'
import { clearCheckoutCookies, keepCartCookies, setCheckoutCookies } from './cookies.ts'
import { endsSession } from './endsSession.ts'
import { adoptUser, forgetUser, keepShippingCountry, storedToken } from './persistence.ts'
import { redirectTarget } from './redirect.ts'
import { endProviderSession, signedOutAddress } from './signOut.ts'
import type { Fact } from './store.types.ts'
import { readCartId } from './traces.ts'
import type { Wired } from './wired.ts'

type Wires = { readonly [Type in Fact['type']]?: (fact: Extract<Fact, { type: Type }>, wired: Wired) => void }

/** A failed call: 401 ends the session, what we ended ourselves is none, everything else is told. */
const tell = (error: StoreError, { actors, domains }: Wired): void => {
  if (error.code === 'ABORTED') return
  if (error.code === 'UNAUTHORIZED') actors.auth.send({ type: 'auth.reject' })
  else domains.toasts.commands.show(toastOf(error))
}

/** The same for the authenticated API, where a real network error ends the session too (spec section 4, ruling 1). */
const tellAuthenticated = (error: StoreError, wired: Wired): void => {
  if (endsSession(error, wired.settings.onNetworkError)) wired.actors.auth.send({ type: 'auth.reject' })
  else tell(error, wired)
}

/** Another customer may have been signed in until now. A page that has asked for what is known wants it of whoever is here. */
const forgetCustomer = ({ account, membership }: Wired['domains'], isHere?: boolean): void => {
  for (const { getSnapshot, commands } of [account, membership]) {
    const isAsked = isHere && getSnapshot().status !== 'unknown'
    commands.reset()
    if (isAsked) commands.load()
  }
}

/**
 * Reads a filled cart again, since a line may have become coming soon or retired (spec 4.cart.open-checks). A call under way, or the add that
 * opens the drawer, brings a fresh cart anyway.
 */
const checkLines = ({ domains: { cart }, isAddOpening }: Wired): void => {
  const { lines, isLoading, isSaving } = cart.getSnapshot()
  if (lines.length > 0 && !isAddOpening && !isLoading && !isSaving) cart.commands.refresh()
}

/** The only place where what one domain tells becomes what another is asked to do. It reads like section 4 of the specification. */
const wires: Wires = {
  // Sign-in and sign-out
  'auth.signedIn': ({ session, intent }, { actors, domains, keepUser }) => {
    forgetCustomer(domains, true)
    keepUser(session)
    actors.cart.send({ type: 'cart.claim' })
    actors.wishlist.send({ type: 'wishlist.signedIn' })
    if (intent !== null) domains.wishlist.commands.add(intent)
  },
  'auth.restored': (_, { actors, domains, settings }) => {
    forgetCustomer(domains, true)
    actors.wishlist.send({ type: 'wishlist.signedIn' })
    if (readCartId(settings) === null) actors.cart.send({ type: 'cart.claim' })
  },
  'auth.signedOut': ({ reason }, wired) => {
    const { actors, root, domains, settings } = wired
    const token = storedToken(settings)
    // Seen late, the end of a session may come after a new sign-in, here or in another tab: only what is over goes out of the storage.
    if (reason === 'expired') adoptUser(settings, actors.auth.send).catch(() => undefined)
    else forgetUser(settings)
    clearCheckoutCookies(settings)
    actors.wishlist.send({ type: 'wishlist.signedOut' })
    forgetCustomer(domains)
    // The guard clears the user alone; every other way out lets go of the cart as well.
    // Who pressed before the cart was begun holds the one that the cookie names.
    const cartId = reason === 'requested' ? readCartId(settings) : null
    if (reason !== 'foreign-store') actors.cart.send({ type: 'cart.release', cartId })
    if (reason === 'requested') {
      void endProviderSession(settings, token)
      settings.platform.navigation.assign(signedOutAddress(settings))
    }
    if (reason === 'unauthorized') {
      domains.toasts.commands.show({ code: 'unauthorized', tone: 'error' })
      root.send({ type: 'session.lost' })
    }
  },

  'auth.startFailed': ({ error }, { settings }) => {
    // A port that answers in a wrong shape has reported it.
    if (error.code !== 'CONTRACT') settings.onError?.(error)
  },

  // Cart
  'cart.replaced': ({ cartId, was }, { settings, domains, actors, getSession }) => {
    const kept = readCartId(settings)
    if (cartId === null && kept !== null && kept !== was) {
      // This tab is late to see that its cart is gone: another one has begun a new cart.
      actors.cart.send({ type: 'cart.adopt', cartId: kept })
      return
    }
    // The page was left between the claim of the guest's cart and its answer: what was claimed is asked for again.
    if (cartId === null && getSession() !== null) actors.cart.send({ type: 'cart.claim' })
    keepCartCookies(settings, cartId)
    settings.platform.tabs.post({ type: 'cart', cartId, version: 0 })
    domains.shipping.commands.refresh()
  },
  'cart.updated': ({ cart }, { actors, settings, domains, getSession }) => {
    // A visit to the other store has named its cart the active one, or none: the checkout goes by that name.
    if (readCartId(settings) === cart.id) keepCartCookies(settings, cart.id)
    // While another country waits to be told, what the cart says is not where the shopper wants it.
    if (cart.country !== null && cart.country === domains.cart.getSnapshot().country) {
      const { membership, shipping } = domains
      const group = membership.getSnapshot().bigCommCustomerGroupID ?? getSession()?.user.bigCommCustomerGroupID ?? null
      const hasMoved = shipping.getSnapshot().country !== cart.country
      if (hasMoved && needsRefresh(settings.customerGroups, group)) {
        actors.account.send({ type: 'account.refresh' })
        actors.membership.send({ type: 'membership.refresh' })
      }
      // Once: a choice of another site has forgotten it since, perhaps.
      if (hasMoved) keepShippingCountry(settings, cart.country)
      actors.shipping.send({ type: 'shipping.setCountry', country: cart.country })
    }
    settings.platform.tabs.post({ type: 'cart', cartId: cart.id, version: cart.version })
  },
  'cart.failed': ({ error, kind, name }, wired) => {
    if (name === null || toastOf(error).code !== 'network') return tell(error, wired)
    // Nobody answered in the whole time: what was wished for is not there, and the shopper must know which.
    const code = kind === 'add' ? 'not-added' : 'not-saved'
    wired.domains.toasts.commands.show({ code, params: { name }, tone: 'error' })
  },
  'cart.waiting': (_, { domains }) => domains.toasts.commands.show({ code: 'waiting', tone: 'error' }),
  'line.added': (_, wired) => {
    const { domains, settings } = wired
    // Over the page of the cart the drawer would only hide the same, and its closing would clear what that page tells of moved lines.
    const { pathname } = new URL(settings.platform.navigation.href())
    if (pathname === addressOf(settings, '/checkout-cart')) return
    wired.isAddOpening = true
    domains.overlay.commands.openCart()
    wired.isAddOpening = false
  },
  'line.clamped': ({ max }, { domains }) => domains.toasts.commands.show({ code: 'maximum-stock', params: { max } }),
  'lines.unshippable': ({ names, country }, { domains }) =>
    domains.toasts.commands.show({ code: 'unshippable', params: { names, country } }),
  'line.moveRequested': ({ line }, { actors }) => {
    if (line.productId === null) return
    const wish = { productId: line.productId, variantId: line.variantId, lineId: line.id }
    actors.wishlist.send({ type: 'wishlist.add', wish })
  },

  // Wish list: a line leaves the cart only after its product is on the list, so that neither is lost.
  'wishlist.added': ({ wish }, { actors }) => {
    if (wish.lineId !== undefined) actors.cart.send({ type: 'line.remove', lineId: wish.lineId, isMove: true })
  },
  'wishlist.loginRequired': ({ wish }, { domains, rememberWish }) => {
    rememberWish(wish)
    domains.overlay.commands.openLogin()
  },
  'wishlist.failed': ({ error }, wired) => tell(error, wired),

  // Panels and search
  'panel.opened': ({ panel }, wired) => {
    if (panel === 'search') wired.domains.search.commands.open()
    if (panel === 'cart') checkLines(wired)
  },
  'panel.closed': ({ panel }, { domains }) => {
    if (panel === 'search') domains.search.commands.close()
    if (panel === 'cart') domains.cart.commands.clearMoved()
  },
  'search.closed': (_, { domains }) => {
    if (domains.overlay.getSnapshot().panel === 'search') domains.overlay.commands.closePanel()
  },
  'search.navigate': ({ redirect, term, from }, { settings }) => {
    const typed = from === undefined ? '' : `&from=${encodeURIComponent(from)}`
    const results = addressOf(settings, `/search?q=${encodeURIComponent(term)}${typed}`)
    const target = redirect === null ? null : redirectTarget(redirect, settings)
    settings.platform.navigation.assign(target ?? results)
  },

  // Countries
  'country.suggested': (_, { domains }) => domains.overlay.commands.openCountry(),
  'country.stayed': (_, { domains }) => domains.overlay.commands.closeDialog(),
  'country.leaving': ({ href }, { settings }) => settings.platform.navigation.assign(href),

  // Checkout
  'checkout.ready': ({ returnUrl }, { settings, actors, getSession }) => {
    const { navigation } = settings.platform
    const url = safeUrl(returnUrl, { base: navigation.href(), allowedOrigins: settings.allowedOrigins })
    if (url === null) {
      // A shopper can do nothing about it; who integrates has an origin to allow, and hears which.
      const error = new StoreError('UNSAFE_URL', UNEXPECTED_ERROR, { response: returnUrl })
      settings.onError?.(error)
      actors.checkout.send({ type: 'checkout.refuse', error })
      return
    }
    setCheckoutCookies(settings, getSession())
    navigation.assign(url.href)
  },
  'checkout.failed': ({ error }, wired) => tell(error, wired),

  // Account
  'profile.loaded': (_, { updateUser }) => updateUser(),
  'profile.updated': (_, { updateUser }) => updateUser(),
  'account.failed': ({ error }, wired) => tellAuthenticated(error, wired),
  'membership.loaded': (_, { updateUser }) => updateUser(),
  'membership.verified': ({ message }, { domains, updateUser }) => {
    updateUser()
    domains.toasts.commands.show({ code: 'server', detail: message })
    // A member pays less from now on.
    domains.cart.commands.refresh()
  },
  'membership.failed': ({ error }, wired) => tellAuthenticated(error, wired),
  'membership.expired': (_, { domains }) => domains.toasts.commands.show({ code: 'membership-expired', tone: 'error' }),
}

/** Lays the wires: called once, before the store starts, so that no fact is missed. */
export const wire = (wired: Wired): void => {
  const handle = (fact: Fact): void => {
    // Each entry takes the fact of its own name; the table's type says so, an index by a union cannot.
    const handler = wires[fact.type] as ((fact: Fact, wired: Wired) => void) | undefined
    handler?.(fact, wired)
  }
  for (const domain of Object.values(wired.domains)) domain.on('*', handle)
}
