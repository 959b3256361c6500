import type { Cart, CartChange, CartGateway, CartNotice } from '../../cart/cart.types.ts'
import type { Id } from '../../shared/id.ts'
import {
  type Answer,
  type BackEnd,
  type FakeCart,
  findVariant,
  once,
  piecesOf,
  refusal,
  type Visit,
} from './backEnd.ts'
import { withCoupon, withGiftCard, withoutCoupon } from './cart.discounts.ts'
import {
  type Changed,
  emptyCart,
  quantityOf,
  refuseUnsellable,
  viewCart,
  withPieces,
  withQuantity,
} from './cart.lines.ts'
import { refuseMalformed } from './cart.values.ts'
import { servedCountries } from './shipping.fake.ts'

type Addition = Extract<CartChange, { kind: 'add' }>

/** Returns the open cart with this id, or null if this browser may not access it. */
const findCart = ({ carts }: BackEnd, { customer }: Visit, cartId: string): FakeCart | null => {
  const cart = carts.get(cartId)
  if (cart === undefined || !cart.isOpen) return null
  return cart.customerId === null || cart.customerId === customer?.profile.customerId ? cart : null
}

export const openCart = (backEnd: BackEnd, visit: Visit, cartId: string): FakeCart => {
  const cart = findCart(backEnd, visit, cartId)
  if (cart === null) throw refusal('NOT_FOUND', 'cart_not_found', 'This cart does not exist')
  return cart
}

export const refuseStale = (
  { unsupported }: Pick<BackEnd, 'unsupported'>,
  cart: FakeCart,
  revision: string | null,
): void => {
  if (!unsupported.includes('versions') && String(cart.revision) !== revision)
    throw refusal('CONFLICT', 'stale_version', 'The cart has changed in the meantime')
}

const findCustomersCart = ({ carts }: BackEnd, customerId: Id): FakeCart | undefined =>
  [...carts.values()].find((cart) => cart.isOpen && cart.customerId === customerId)

const begin = (backEnd: BackEnd, customerId: Id | null): FakeCart => {
  const known = customerId === null ? undefined : findCustomersCart(backEnd, customerId)
  const cart = known ?? emptyCart(backEnd, customerId)
  backEnd.carts.set(cart.id, cart)
  return cart
}

const changed = (backEnd: BackEnd, cart: FakeCart, change: Partial<FakeCart>, answer?: Changed): Cart => {
  Object.assign(cart, change, { revision: cart.revision + 1, updatedAt: backEnd.now() })
  return viewCart(backEnd, cart, answer)
}

const refuseAddition = (backEnd: BackEnd, cart: FakeCart | null, { variantId, quantity }: Addition): void =>
  refuseUnsellable(
    findVariant(backEnd, variantId),
    quantityOf(cart?.lines ?? [], variantId) + quantity,
    cart?.country ?? null,
  )

const applyCountry = (backEnd: BackEnd, cart: FakeCart, country: string): Cart => {
  if (!servedCountries(backEnd).includes(country))
    throw refusal('REFUSED', 'country_not_served', `We do not ship to ${country} from this store`)
  const removed = viewCart(backEnd, cart).lines.filter(({ variantId }) =>
    findVariant(backEnd, variantId)?.product.unshippableTo.includes(country),
  )
  const lines = cart.lines.filter(({ id }) => !removed.some((line) => line.id === id))
  return changed(backEnd, cart, { country, lines }, { removed: removed.map(({ id, name }) => ({ id, name })) })
}

type LineChange = Extract<Exclude<CartChange, Addition>, { readonly lineId: string }>

const applyToLine = (backEnd: BackEnd, cart: FakeCart, change: LineChange): Cart => {
  const { lines } = cart
  const line = lines.find(({ id }) => id === change.lineId)
  if (line === undefined) throw refusal('NOT_FOUND', 'line_not_found', 'This item is not in the cart')
  const others = lines.filter((other) => other !== line)
  switch (change.kind) {
    case 'remove':
      return changed(backEnd, cart, { lines: others })
    case 'lineProperties': {
      const { properties } = change
      return changed(backEnd, cart, { lines: lines.map((other) => (other === line ? { ...line, properties } : other)) })
    }
    default: {
      const sum = quantityOf(others, line.variantId) + change.quantity
      refuseUnsellable(findVariant(backEnd, line.variantId), sum, null)
      return changed(backEnd, cart, { lines: withQuantity(lines, line.id, change.quantity) })
    }
  }
}

const apply = (backEnd: BackEnd, cart: FakeCart, change: Exclude<CartChange, Addition>): Cart => {
  switch (change.kind) {
    case 'country':
      return applyCountry(backEnd, cart, change.country)
    case 'coupon': {
      const { code, isRemoved = false } = change
      return changed(backEnd, cart, {
        coupons: isRemoved ? withoutCoupon(cart, code) : withCoupon(backEnd, cart, code),
      })
    }
    case 'giftCard': {
      const giftCards =
        'id' in change ? cart.giftCards.filter(({ id }) => id !== change.id) : withGiftCard(backEnd, cart, change.code)
      return changed(backEnd, cart, { giftCards })
    }
    case 'note':
      return changed(backEnd, cart, { note: change.text || null })
    case 'custom': {
      const custom = Object.entries({ ...cart.custom, [change.name]: change.value })
      return changed(backEnd, cart, { custom: Object.fromEntries(custom.filter(([, value]) => value !== null)) })
    }
    default:
      return applyToLine(backEnd, cart, change)
  }
}

/**
 * Moves the guest's lines into the customer's cart, clamped to the stock. The guest's cart is closed, so a repeated
 * claim adds nothing.
 */
const claim = (backEnd: BackEnd, customerId: Id, guestCartId: string | null): Cart | null => {
  const found = guestCartId === null ? undefined : backEnd.carts.get(guestCartId)
  const guest = found?.isOpen && found.customerId === null && found.lines.length > 0 ? found : undefined
  if (guest === undefined) {
    const own = findCustomersCart(backEnd, customerId)
    return own === undefined ? null : viewCart(backEnd, own)
  }
  const own = begin(backEnd, customerId)
  const notices: CartNotice[] = []
  const lines = guest.lines.reduce((sum, line) => {
    const variant = findVariant(backEnd, line.variantId)?.variant
    const free = (variant === undefined ? 0 : piecesOf(variant)) - quantityOf(sum, line.variantId)
    if (free >= line.quantity) return withPieces(sum, line, line.quantity)
    const cut = { lineId: null, text: null, wanted: line.quantity, granted: Math.max(0, free) }
    notices.push({ code: 'quantity-reduced', ...cut })
    return free > 0 ? withPieces(sum, line, free) : sum
  }, own.lines)
  guest.isOpen = false
  const { coupons, giftCards, note, custom } = guest
  const merged = {
    lines,
    country: own.country ?? guest.country,
    coupons: [...new Set([...own.coupons, ...coupons])],
    giftCards: [...own.giftCards, ...giftCards.filter(({ code }) => own.giftCards.every((card) => card.code !== code))],
    note: own.note ?? note,
    custom: { ...custom, ...own.custom },
  }
  return changed(backEnd, own, merged, { notices })
}

/** Creates the cart gateway of the fake shop, in memory. */
export const createFakeCart = (backEnd: BackEnd, visit: Visit, answer: Answer): CartGateway => {
  const keep = (cart: Cart): Cart => {
    visit.cartId = cart.id
    return cart
  }
  /** Adds an item at most once per idempotency key, across all carts. */
  const addOnce = (change: Addition, open: () => FakeCart | null): Cart =>
    once(backEnd, `add ${change.key}`, () => {
      const cart = open()
      refuseAddition(backEnd, cart, change)
      const own = cart ?? begin(backEnd, visit.customer?.profile.customerId ?? null)
      return changed(backEnd, own, { lines: withPieces(own.lines, change, change.quantity) })
    })
  return {
    unsupported: backEnd.unsupported,
    load: (cartId, options) =>
      answer(options, () => {
        const cart = findCart(backEnd, visit, cartId)
        return cart === null ? null : keep(viewCart(backEnd, cart))
      }),
    create: ({ change }, options) =>
      answer(options, () => {
        refuseMalformed(change)
        const customerId = visit.customer?.profile.customerId
        const own = customerId === undefined ? undefined : findCustomersCart(backEnd, customerId)
        return keep(addOnce(change, () => own ?? null))
      }),
    save: ({ cartId, revision, change }, options) =>
      answer(options, () => {
        refuseMalformed(change)
        if (change.kind === 'add') {
          const cart = openCart(backEnd, visit, cartId)
          const added = addOnce(change, () => cart)
          // If the ids differ, an earlier request with this idempotency key added the item to a guest's cart. The sign-in
          // has merged that cart into the customer's, which therefore contains the item already: add nothing.
          return keep(added.id === cartId ? added : viewCart(backEnd, cart))
        }
        return keep(
          once(backEnd, `${change.kind} ${cartId} ${change.key}`, () => {
            const cart = openCart(backEnd, visit, cartId)
            refuseStale(backEnd, cart, revision)
            return apply(backEnd, cart, change)
          }),
        )
      }),
    claim: (guestCartId, options) =>
      answer(options, () => {
        if (visit.customer === null) throw refusal('UNAUTHORIZED', 'unauthorized', 'Please sign in')
        const cart = claim(backEnd, visit.customer.profile.customerId, guestCartId)
        visit.cartId = cart?.id ?? null
        return cart
      }),
    // `release` is the last request that a shop sends for a session, so the fake back end ends the session of this
    // browser here.
    release: (_cartId, options) =>
      answer(options, () => {
        visit.customer = null
        visit.cartId = null
      }),
  }
}
