import type { Outcome, Store, StoreError } from '@cairn/core'
import type { Cart } from '@cairn/core/cart'
import type { Site } from '../../app/shop/sites.ts'
import { codeError, codeFormats } from '../../cart/codes/codeError.ts'
import { loadCodesMessages } from '../../messages/codes/index.ts'
import { type CountrySwitchMessages, loadCountrySwitchMessages } from '../../messages/countrySwitch/index.ts'
import { type CarriedItem, takeCarriedCart } from './carriedCart.ts'
import { type LeftReason, leftReasonText } from './leftReason.ts'

/** A product, a quantity or a coupon that did not come along. */
interface Difference {
  /** The position in the list, because two sizes of a product have one name. */
  readonly id: number
  readonly name: string
  readonly reason: string
}

export interface Arrival {
  readonly words: CountrySwitchMessages
  /** How many pieces are in the new cart. */
  readonly added: number
  readonly differences: readonly Difference[]
}

/** The reasons by the problem codes of the contract. */
const REASONS: Readonly<Record<string, LeftReason>> = {
  unknown_variant: 'not-sold',
  retired: 'not-sold',
  coming_soon: 'coming-soon',
  out_of_stock: 'sold-out',
  not_shippable: 'not-shipped',
}

const maxOf = ({ problem, response }: StoreError): number =>
  problem === 'maximum_quantity' && typeof response === 'object' && response !== null && 'max' in response
    ? Number(response.max)
    : 0

interface Added {
  readonly quantity: number
  /** Null after a success. */
  readonly error: StoreError | null
}

/** Adds a product; if the stock is lower than its quantity, adds what is left. */
const addItem = async (add: (item: CarriedItem) => Promise<Outcome<Cart>>, item: CarriedItem): Promise<Added> => {
  const first = await add(item)
  if (first.ok) return { quantity: item.quantity, error: null }
  const max = maxOf(first.error)
  if (max < 1 || max >= item.quantity) return { quantity: 0, error: first.error }
  const second = await add({ ...item, quantity: max })
  return second.ok ? { quantity: max, error: null } : { quantity: 0, error: second.error }
}

/**
 * Adds the products and the coupons that the shopper took along from another site, one after another, and returns what
 * is different in the new cart; null without a list. Loads the texts first: if they fail to load, the list waits for
 * the next page.
 */
export const addCarried = async ({ cart }: Pick<Store, 'cart'>, site: Site): Promise<Arrival | null> => {
  const { prefix, hreflang } = site
  const [words, codes] = await Promise.all([loadCountrySwitchMessages(hreflang), loadCodesMessages(hreflang)])
  const carried = takeCarriedCart(prefix)
  if (carried === null) return null
  const textOf = (reason: LeftReason) => leftReasonText(reason, words, { to: site, locale: hreflang, hasArrived: true })
  const differences: Difference[] = []
  const note = (name: string, reason: string) => differences.push({ id: differences.length, name, reason })
  for (const { name, reason } of carried.left) note(name, textOf(reason))
  let added = 0
  for (const item of carried.items) {
    const { name, wanted } = item
    const { quantity, error } = await addItem((part) => cart.commands.add(part, { toast: false }), item)
    added += quantity
    if (error !== null) {
      const reason = REASONS[error.problem ?? '']
      note(name, reason === undefined ? words.notAdded : textOf(reason))
    } else if (quantity < wanted) note(name, words.reduced(quantity, wanted))
  }
  for (const code of added > 0 ? carried.coupons : []) {
    const outcome = await cart.commands.change({ kind: 'coupon', code }, { toast: false })
    if (!outcome.ok) note(code, codeError(outcome.error, codes, codeFormats(hreflang)))
  }
  return { words, added, differences }
}
