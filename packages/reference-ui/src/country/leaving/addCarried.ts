import type { Store } from '@cairn/core'
import type { Site } from '../../app/shop/sites.ts'
import { loadCountrySwitchMessages } from '../../messages/countrySwitch/index.ts'
import { takeCarriedCart } from './carriedCart.ts'

/**
 * Adds the products that the shopper took along from another site, one after another, and names those that were not
 * added. Loads the texts first: if they fail to load, the list waits for the next page.
 */
export const addCarried = async (
  { cart, toasts }: Pick<Store, 'cart' | 'toasts'>,
  { prefix, hreflang }: Site,
): Promise<void> => {
  const words = await loadCountrySwitchMessages(hreflang)
  const carried = takeCarriedCart(prefix)
  if (carried === null) return
  const missing = [...carried.left]
  let count = 0
  for (const item of carried.items) {
    const { ok } = await cart.commands.add(item, { toast: false })
    if (ok) count += item.quantity
    else missing.push(item.name)
  }
  const { show } = toasts.commands
  if (count > 0) show({ code: 'server', detail: words.added(count) })
  if (missing.length > 0) show({ code: 'server', detail: words.notAdded(missing.join(', ')), tone: 'error' })
}
