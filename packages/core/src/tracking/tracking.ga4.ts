import { type Currency, toDecimal } from '../shared/money.ts'
import { MAX_ITEMS, totalOf } from './tracking.rules.ts'
import type { AnalyticsEvent, TrackedItem } from './tracking.types.ts'

/** Returns `item_category`, `item_category2` … `item_category5`. */
const categoriesOf = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.slice(0, 5).map((name, at) => [`item_category${at === 0 ? '' : at + 1}`, name]))

const toItem = (
  { id, name, variant, category, price, discount, quantity, index }: TrackedItem,
  currency: Currency,
) => ({
  item_id: id,
  item_name: name,
  ...(variant !== null && { item_variant: variant }),
  ...categoriesOf(category),
  // Prices must be numbers in whole currency units: reports ignore prices that are strings.
  ...(price !== null && { price: toDecimal(price, currency) }),
  ...(discount > 0 && { discount: toDecimal(discount, currency) }),
  quantity,
  ...(index !== null && { index }),
})

/**
 * Returns the data layer entries of an event, in order. `ecommerce: null` comes first, so that no field of the previous
 * event remains.
 */
export const toEntries = (event: AnalyticsEvent): readonly object[] => {
  switch (event.name) {
    case 'page_view':
      return [{ event: event.name, page_location: event.url }]
    case 'search':
      return [{ event: event.name, search_term: event.term }]
    case 'select_content':
      return [
        {
          event: event.name,
          content_type: event.type,
          content_id: event.id,
          ...(event.url !== null && { content_url: event.url }),
        },
      ]
    default: {
      const kept = event.items.slice(0, MAX_ITEMS)
      const items = kept.map((item) => toItem(item, event.currency))
      const about =
        'list' in event
          ? { item_list_id: event.list.id, item_list_name: event.list.name }
          : { value: toDecimal(totalOf(event.items), event.currency) }
      return [{ ecommerce: null }, { event: event.name, ecommerce: { currency: event.currency, ...about, items } }]
    }
  }
}
