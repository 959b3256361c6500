import { formatMoney, type Money } from '@cairn/core'
import { useShop } from './ShopContext.tsx'
import { useTold } from './told.ts'

/** Makes a formatter once for each locale: the server draws many pages with it. */
const oncePerLocale = <Format>(make: (locale: string) => Format): ((locale: string) => Format) => {
  const made = new Map<string, Format>()
  return (locale) => {
    const format = made.get(locale) ?? make(locale)
    made.set(locale, format)
    return format
  }
}

const oneDecimal = oncePerLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
// UTC on both sides: a date must not differ between server and browser.
const publicDay = oncePerLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))

/** Says an amount in the way of the site: "€120.00", "120,00 €". */
export const useMoney = (): ((money: Money) => string) => {
  const { hreflang } = useShop().site
  const told = useTold()
  return (money) => told(`${money.currency} ${money.amount}`, () => formatMoney(money, hreflang))
}

/** Says a score with one decimal: "4.0", "4,0". */
export const useOneDecimal = (): ((figure: number) => string) => {
  const { hreflang } = useShop().site
  const told = useTold()
  return (figure) => told(`.1 ${figure}`, () => oneDecimal(hreflang).format(figure))
}

/** Says the day of a public moment (ISO 8601), the same wherever it is read: "31 March 2027". */
export const usePublicDay = (): ((moment: string) => string) => {
  const { hreflang } = useShop().site
  const told = useTold()
  return (moment) => told(moment, () => publicDay(hreflang).format(new Date(moment)))
}
