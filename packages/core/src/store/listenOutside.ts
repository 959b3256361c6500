import type { Subscription } from '../shared/domain.ts'
import { joined } from '../shared/joined.ts'
import type { Actors } from './actors.ts'
import { clearCheckoutCookies } from './cookies.ts'
import { adoptUser } from './persistence.ts'
import type { Settings } from './settings.ts'
import { persistedKey, readCartId } from './traces.ts'

/** What another tab says of a cart; null for other messages. */
const cartNews = (message: unknown): { cartId: unknown; version: unknown } | null =>
  typeof message === 'object' && message !== null && 'cartId' in message && 'version' in message
    ? { cartId: message.cartId, version: message.version }
    : null

/** Hears of other tabs, of the page coming back and of the passing of time while nobody looked. */
export const listenOutside = (
  settings: Settings,
  { auth, cart, checkout }: Pick<Actors, 'auth' | 'cart' | 'checkout'>,
): Subscription => {
  const { platform } = settings
  const adopt = (): void => {
    // What reads it could not be fetched: the session of this tab holds.
    adoptUser(settings, auth.send).catch(() => undefined)
  }
  /** The cookie is what all tabs of this store share; a tab of the other store has its own. Gives whether it names another cart than this page has. */
  const adoptCart = (): boolean => {
    const cartId = readCartId(settings)
    const isAnother = cartId !== cart.getSnapshot().context.cartId
    if (isAnother) cart.send({ type: 'cart.adopt', cartId })
    return isAnother
  }
  return joined([
    platform.visibility.onChange((isVisible) => {
      if (isVisible) auth.send({ type: 'auth.check' })
      // Perhaps for ever: what rests a moment before it is saved is saved now.
      else cart.send({ type: 'cart.settle' })
    }),
    platform.navigation.onReturn(() => {
      clearCheckoutCookies(settings)
      checkout.send({ type: 'checkout.return' })
      auth.send({ type: 'auth.returned' })
      // What other tabs did while the page slept was told to nobody.
      adopt()
      if (!adoptCart()) cart.send({ type: 'cart.refresh' })
    }),
    platform.tabs.onMessage((message) => {
      const news = cartNews(message)
      if (news === null) return
      const { cart: known, cartId } = cart.getSnapshot().context
      // A revision may be a text without an order: any other one is news. A tab that has read nothing yet says 0.
      const isOther = news.version !== 0 && news.version !== known?.version
      if (!adoptCart() && news.cartId === cartId && isOther) cart.send({ type: 'cart.refresh' })
    }),
    platform.storage.onChange((name) => {
      if (name !== null && name !== persistedKey(settings)) return
      adopt()
    }),
  ])
}
