const DAY_MS = 86_400_000

/** A calendar date as ISO 8601, such as 2026-12-24. It has no time and no time zone. */
export type IsoDate = string

const startOf = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`)

export const addDays = (date: IsoDate, days: number): IsoDate =>
  new Date(startOf(date) + days * DAY_MS).toISOString().slice(0, 10)

/** Returns the day of the week: 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (date: IsoDate): number => new Date(startOf(date)).getUTCDay()

/** Returns Easter Sunday of a year in the Gregorian calendar (the algorithm of Meeus, Jones and Butcher). */
export function easterOf(year: number): IsoDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  const [month, day] = [Math.floor(f / 31), (f % 31) + 1]
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Returns the date and the hour (0 to 23) at a place, which depend on its daylight saving time. */
export function localTime(now: number, timeZone: string): { date: IsoDate; hour: number } {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  })
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return { date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`, hour: Number(parts.get('hour')) }
}
