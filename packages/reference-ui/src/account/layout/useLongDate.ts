import { useShop } from '../../app/shop/ShopContext.tsx'

/**
 * Returns a function that formats an ISO 8601 timestamp as a long date in the site's language ("31 March 2027"). It
 * returns an invalid date unchanged.
 */
export const useLongDate = (): ((moment: string) => string) => {
  const { hreflang } = useShop().site
  return (moment) => {
    const date = new Date(moment)
    if (Number.isNaN(date.getTime())) return moment
    return new Intl.DateTimeFormat(hreflang, { dateStyle: 'long' }).format(date)
  }
}
