import type { Site } from '../sites/sites.data.ts'

/** The time zones of the countries where it is not that of Berlin. The United States have several; New York's stands for all. */
const ZONES: Readonly<Record<string, string>> = {
  FI: 'Europe/Helsinki',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  PT: 'Europe/Lisbon',
  US: 'America/New_York',
}

/** Returns the time zone of the site's country, because the server does not know that of the customer. */
const zoneOf = ({ entry }: Site): string => ZONES[entry.countryCode] ?? 'Europe/Berlin'

/** Returns a date in words, such as "3 June 2026". */
export const dayOf = (site: Site, date: Date): string =>
  new Intl.DateTimeFormat(site.entry.hreflang, { dateStyle: 'long', timeZone: zoneOf(site) }).format(date)

/**
 * Returns a date with the time, such as "3 June 2026 at 10:00". It names the time zone only where the country has
 * several.
 */
export const minuteOf = (site: Site, date: Date): string =>
  new Intl.DateTimeFormat(site.entry.hreflang, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zoneOf(site),
    ...(site.entry.countryCode === 'US' && { timeZoneName: 'short' }),
  }).format(date)

/** Returns a date with the time to the second and the time zone, as the receipt of a withdrawal needs it. */
export const momentOf = (site: Site, date: Date): string =>
  new Intl.DateTimeFormat(site.entry.hreflang, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: zoneOf(site),
    timeZoneName: 'short',
  }).format(date)
