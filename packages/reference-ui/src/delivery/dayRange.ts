import type { DeliveryDates } from '@cairn/core/shipping'

/** Formats delivery dates in a language: "Tue 1 Dec – Thu 3 Dec", or one day. Malformed dates give an empty text. */
export const dayRange = ({ earliest, latest }: DeliveryDates, hreflang: string): string => {
  const [from, to] = [new Date(earliest), new Date(latest)]
  if (!(from <= to)) return ''
  // A date without a time is midnight UTC, so another time zone could show the day before.
  const format = new Intl.DateTimeFormat(hreflang, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return (
    format
      .formatRange(from, to)
      // Italian and Portuguese have a leading zero in ranges, but not in a single day.
      .replace(/(\s)0/g, '$1')
      // A line breaks beside the dash, not inside a date.
      .replace(/(?<!–)\s(?!–)/g, '\u00a0')
  )
}
