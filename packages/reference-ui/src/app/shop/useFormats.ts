import { formatMoney, type Money } from '@cairn/core'
import { useFormatOnce } from './formattedTexts.ts'
import { numberLocale } from './numberLocale.ts'
import { useShop } from './ShopContext.tsx'

/** Creates at most one formatter per locale and caches it, because the server renders many pages. */
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
// UTC, so that the server and the browser format the same date.
const publicDay = oncePerLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))

/** Returns a function that formats an amount in the site's locale: "€120.00", "120,00 €". */
export const useMoney = (): ((money: Money) => string) => {
  const { hreflang } = useShop().site
  const formatOnce = useFormatOnce()
  return (money) => formatOnce(`${money.currency} ${money.amount}`, () => formatMoney(money, hreflang))
}

/** Returns a function that formats a score with one decimal, as the site writes its prices: "4.0", "4,0". */
export const useOneDecimal = (): ((figure: number) => string) => {
  const { hreflang } = useShop().site
  const formatOnce = useFormatOnce()
  return (figure) => formatOnce(`.1 ${figure}`, () => oneDecimal(numberLocale(hreflang)).format(figure))
}

/**
 * Returns a function that formats an ISO 8601 timestamp as a day in UTC ("31 March 2027"), so that every visitor sees
 * the same day.
 */
export const usePublicDay = (): ((moment: string) => string) => {
  const { hreflang } = useShop().site
  const formatOnce = useFormatOnce()
  return (moment) => formatOnce(moment, () => publicDay(hreflang).format(new Date(moment)))
}
