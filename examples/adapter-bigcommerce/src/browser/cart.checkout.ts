import type { CallOptions } from '@cairn/core'
import { recordOf, toSnakeCase } from '@cairn/core/adapter'
import type { Cart, CartChange } from '@cairn/core/cart'
import { checkRevision, tryCode, tryRemove, unsupported } from '../cartFeatures.ts'
import { giftCardsOf } from '../mappers/cart.totals.ts'
import { loadCheckout, type Storefront } from './storefront.ts'

const none = () => undefined

/** Loads the gift certificates of the cart with their codes, of which the page knows only the last characters. */
const loadCards = async (storefront: Storefront, { id }: Cart, options: CallOptions) =>
  giftCardsOf(recordOf(toSnakeCase(await loadCheckout(storefront, id, options))))

/** Makes a change of the cart that BigCommerce keeps with its checkout: a code, or the shopper's message. */
export const changeCheckout = async (
  storefront: Storefront,
  cart: Cart,
  change: CartChange,
  revision: string | null,
  options: CallOptions,
): Promise<void> => {
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, code = '') => {
    const params = { id: cart.id, code }
    return storefront.call({ method, path: `/checkouts/{id}${path}`, params, body, read: none, ...options })
  }
  if (change.kind !== 'note' && change.kind !== 'coupon' && change.kind !== 'giftCard') throw unsupported()
  checkRevision(cart.revision, revision)
  if (change.kind === 'note') await send('PUT', '', { customerMessage: change.text })
  else if (change.kind === 'coupon') {
    const { code } = change
    if (change.isRemoved) await tryRemove(send('DELETE', '/coupons/{code}', undefined, code))
    else if (cart.coupons.every((coupon) => coupon.code !== code))
      await tryCode(send('POST', '/coupons', { couponCode: code }))
  } else {
    const cards = await loadCards(storefront, cart, options)
    if ('isRemoved' in change) {
      const card = cards.find(({ id }) => id === change.id)
      if (card !== undefined) await tryRemove(send('DELETE', '/gift-certificates/{code}', undefined, card.code))
    } else if (cards.every(({ code }) => code !== change.code))
      await tryCode(send('POST', '/gift-certificates', { giftCertificateCode: change.code }))
  }
}
