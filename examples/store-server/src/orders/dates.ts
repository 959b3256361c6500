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
export const minuteOf = (site: Site, date: Date): string => timeOf(site, date, site.entry.countryCode === 'US')

/** Returns a date with the time and the time zone, as the receipt of a withdrawal needs it. */
export const zonedMinuteOf = (site: Site, date: Date): string => timeOf(site, date, true)

const ZONE = { timeZoneName: 'short' } as const

/** Returns the short name of a zone, also for French, where `Intl` has only the distance to UTC: CET instead of UTC+1. */
function zoneName(site: Site, date: Date, name: string): string {
  if (!/^UTC[+-]/.test(name)) return name
  const parts = new Intl.DateTimeFormat('en-150', { ...ZONE, timeZone: zoneOf(site) }).formatToParts(date)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? name
}

/** Formats with the zone and cuts it off, because `Intl` writes the hour without it as "4:36" where it should be "04:36". */
function timeOf(site: Site, date: Date, isZoned: boolean): string {
  const parts = new Intl.DateTimeFormat(site.entry.hreflang, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zoneOf(site),
    ...ZONE,
  }).formatToParts(date)
  // The zone comes last, after a space.
  const shown = isZoned ? parts : parts.slice(0, parts.findIndex(({ type }) => type === 'timeZoneName') - 1)
  return shown.map((part) => textOf(site, date, part)).join('')
}

function textOf(site: Site, date: Date, { type, value }: Intl.DateTimeFormatPart): string {
  if (type === 'timeZoneName') return zoneName(site, date, value)
  return type === 'minute' ? value + hoursWord(site) : value
}

/** German says "Uhr" after a time; `Intl` leaves it out as soon as there are minutes. */
const hoursWord = ({ language }: Site): string => (language === 'de' ? '\u00a0Uhr' : '')
