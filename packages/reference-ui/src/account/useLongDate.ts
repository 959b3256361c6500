import { useShop } from '../app/ShopContext.tsx'

/** Says a moment (ISO 8601) as a day in the way of the site: "31 March 2027", "31. März 2027". What is no date stays as it is. */
export const useLongDate = (): ((moment: string) => string) => {
  const { hreflang } = useShop().site
  return (moment) => {
    const date = new Date(moment)
    if (Number.isNaN(date.getTime())) return moment
    return new Intl.DateTimeFormat(hreflang, { dateStyle: 'long' }).format(date)
  }
}
