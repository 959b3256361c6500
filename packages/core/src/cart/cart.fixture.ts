import { createCalls } from '../kit/createCalls.ts'
import { isPrivateEvent } from '../shared/domain.ts'
import { createCart } from '../testing/createCart.ts'
import { createCartLine } from '../testing/createCartLine.ts'
import type { Cart, CartEvent, CartLine } from './cart.types.ts'
import { type CartDomain, createCartDomain } from './cart.view.ts'

let ids = 0
/** Returns a new id for each change. */
export const nextId = (): string => {
  ids += 1
  return `change-${ids}`
}

/** Creates the line of a jacket with a stock of twelve. */
export const lineOf = (id: string, change: Partial<CartLine> = {}): CartLine =>
  createCartLine({ id, sku: id, name: id, slug: id, ...change })

/** Creates the cart of a shop in dollars; its amounts are 0. */
export const cartOf = (lines: readonly CartLine[], change: Partial<Cart> = {}): Cart =>
  createCart({
    customerId: '0',
    channelId: '2',
    currency: 'USD',
    currencySymbol: '$',
    locale: 'en-US',
    taxIncluded: false,
    lines,
    baseAmount: 0,
    cartAmount: 0,
    ...change,
  })

/** Returns the revision after that of the cart. */
export const nextRevision = ({ revision }: Cart): string => `${Number(revision) + 1}`

/** The public side of a cart of the EU store. */
export const openDomain = (actor: Parameters<typeof createCartDomain>[0], currencySymbol = '€'): CartDomain =>
  createCartDomain(actor, {
    currency: 'EUR',
    currencySymbol,
    taxIncluded: true,
    startCall: createCalls(actor, nextId).start,
  })

/** Whether shops see the event. */
export const isPublic = (event: { readonly type: string }): event is CartEvent => !isPrivateEvent(event)
