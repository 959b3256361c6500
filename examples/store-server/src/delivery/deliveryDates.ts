import { addDays, type IsoDate, localTime } from './calendar.ts'
import { isWorkingDay } from './holidays.ts'

/** When a parcel arrives: both dates are ISO 8601 and belong to the range. */
export type DeliveryDates = { earliest: IsoDate; latest: IsoDate }

export type DeliveryKind = 'standard' | 'express'

type Warehouse = { country: string; timeZone: string }

/** Orders that arrive before this hour of the warehouse leave on the same working day. */
const CUT_OFF_HOUR = 14
const EU_WAREHOUSE: Warehouse = { country: 'DE', timeZone: 'Europe/Berlin' }
const US_WAREHOUSE: Warehouse = { country: 'US', timeZone: 'America/Denver' }
const warehouseFor = (country: string): Warehouse => (country === 'US' ? US_WAREHOUSE : EU_WAREHOUSE)

type Transit = Readonly<Record<DeliveryKind, readonly [least: number, most: number]>>

const NEAR: Transit = { standard: [2, 4], express: [1, 2] }
const FAR: Transit = { standard: [4, 6], express: [2, 3] }
const CUSTOMS: Transit = { standard: [4, 7], express: [2, 4] }

/** The working days from the warehouse to the door, per country. These are our estimates for the common parcel services. */
const TRANSIT: Readonly<Record<string, Transit>> = {
  AT: NEAR,
  BE: NEAR,
  CH: CUSTOMS,
  DE: { standard: [1, 3], express: [1, 1] },
  DK: NEAR,
  ES: FAR,
  FI: FAR,
  FR: NEAR,
  GB: CUSTOMS,
  IE: FAR,
  IT: { standard: [3, 5], express: [2, 3] },
  LU: NEAR,
  NL: NEAR,
  NO: CUSTOMS,
  PT: FAR,
  SE: { standard: [3, 5], express: [2, 3] },
  US: { standard: [3, 6], express: [1, 2] },
}

const nextWorkingDay = (date: IsoDate, country: string): IsoDate => {
  let day = date
  while (!isWorkingDay(day, country)) day = addDays(day, 1)
  return day
}

function afterWorkingDays(date: IsoDate, days: number, country: string): IsoDate {
  let day = date
  for (let left = days; left > 0; left -= 1) day = nextWorkingDay(addDays(day, 1), country)
  return day
}

/** Returns the date on which an order of now leaves the warehouse. */
function departure({ country, timeZone }: Warehouse, now: number): IsoDate {
  const { date, hour } = localTime(now, timeZone)
  return nextWorkingDay(hour < CUT_OFF_HOUR ? date : addDays(date, 1), country)
}

/**
 * Returns the delivery dates of an order that is placed now, or null for a country without shipping. Only working days
 * of the destination count as transit, because no parcel is delivered on the others.
 * @param country ISO 3166-1 alpha-2
 * @param now epoch milliseconds
 */
export function deliveryDates(country: string, kind: DeliveryKind, now: number): DeliveryDates | null {
  const transit = TRANSIT[country]
  if (transit === undefined) return null
  const [least, most] = transit[kind]
  const left = departure(warehouseFor(country), now)
  return { earliest: afterWorkingDays(left, least, country), latest: afterWorkingDays(left, most, country) }
}

const HOUR_MS = 3_600_000

/** Returns the epoch milliseconds at which the delivery dates of a country change next: the cut-off of a working day. */
export function nextCutOff(country: string, now: number): number {
  const { country: home, timeZone } = warehouseFor(country)
  // Go by full hours of UTC, so that a day with 23 or 25 hours needs no special case; both zones differ by full hours.
  let at = Math.floor(now / HOUR_MS) * HOUR_MS + HOUR_MS
  for (;;) {
    const { date, hour } = localTime(at, timeZone)
    if (hour === CUT_OFF_HOUR && isWorkingDay(date, home)) return at
    at += HOUR_MS
  }
}
