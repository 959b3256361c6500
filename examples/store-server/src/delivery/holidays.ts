import { addDays, easterOf, type IsoDate, weekdayOf } from './calendar.ts'

/**
 * A fixed date (`12-25`), a number of days after Easter Sunday, or the first weekday (0 is Sunday) on or after a date.
 */
type Rule = string | number | { weekday: number; from: string }

type Holidays = {
  rules: readonly Rule[]
  /**
   * Which day is free for a holiday on a weekend: the next working day (`next`), or Friday for a Saturday and Monday for
   * a Sunday (`nearest`). Absent where the law gives no other day.
   */
  substitute?: 'next' | 'nearest'
  /** The law or the official list that names the days. */
  source: string
}

const GOOD_FRIDAY = -2
const EASTER_MONDAY = 1
const ASCENSION = 39
const WHIT_MONDAY = 50
const CORPUS_CHRISTI = 60
const MONDAY = 1
const first = (weekday: number, from: string): Rule => ({ weekday, from })

/**
 * The public holidays of whole countries, checked for 2026 and 2027. Holidays of a region are left out, so a parcel may
 * take one day longer there.
 */
const HOLIDAYS: Readonly<Record<string, Holidays>> = {
  AT: {
    rules: [
      '01-01',
      '01-06',
      EASTER_MONDAY,
      '05-01',
      ASCENSION,
      WHIT_MONDAY,
      CORPUS_CHRISTI,
      '08-15',
      '10-26',
      '11-01',
      '12-08',
      '12-25',
      '12-26',
    ],
    source: 'Arbeitsruhegesetz, section 7',
  },
  BE: {
    rules: ['01-01', EASTER_MONDAY, '05-01', ASCENSION, WHIT_MONDAY, '07-21', '08-15', '11-01', '11-11', '12-25'],
    source: 'Royal decree of 18 April 1974',
  },
  CH: {
    rules: ['01-01', GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY, '08-01', '12-25', '12-26'],
    source: 'Federal constitution, article 110; the other days are those of most cantons',
  },
  DE: {
    rules: ['01-01', GOOD_FRIDAY, EASTER_MONDAY, '05-01', ASCENSION, WHIT_MONDAY, '10-03', '12-25', '12-26'],
    source: 'Holiday laws of the states; the days of all of them',
  },
  DK: {
    rules: ['01-01', -3, GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY, '12-25', '12-26'],
    source: 'Lov om Folkekirkens helligdage; without the Great Prayer Day since 2024',
  },
  ES: {
    rules: ['01-01', '01-06', GOOD_FRIDAY, '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'],
    source: 'Real Decreto 2001/1983, article 45',
  },
  FI: {
    rules: [
      '01-01',
      '01-06',
      GOOD_FRIDAY,
      EASTER_MONDAY,
      '05-01',
      ASCENSION,
      first(5, '06-19'),
      '12-06',
      '12-24',
      '12-25',
      '12-26',
    ],
    source: 'Act on church holidays; carriers rest on Midsummer Eve and Christmas Eve too',
  },
  FR: {
    rules: [
      '01-01',
      EASTER_MONDAY,
      '05-01',
      '05-08',
      ASCENSION,
      WHIT_MONDAY,
      '07-14',
      '08-15',
      '11-01',
      '11-11',
      '12-25',
    ],
    source: 'Code du travail, article L3133-1',
  },
  GB: {
    rules: [
      '01-01',
      GOOD_FRIDAY,
      EASTER_MONDAY,
      first(MONDAY, '05-01'),
      first(MONDAY, '05-25'),
      first(MONDAY, '08-25'),
      '12-25',
      '12-26',
    ],
    substitute: 'next',
    source: 'gov.uk/bank-holidays, England and Wales',
  },
  IE: {
    rules: [
      '01-01',
      first(MONDAY, '02-01'),
      '03-17',
      EASTER_MONDAY,
      first(MONDAY, '05-01'),
      first(MONDAY, '06-01'),
      first(MONDAY, '08-01'),
      first(MONDAY, '10-25'),
      '12-25',
      '12-26',
    ],
    source: 'Organisation of Working Time Act 1997, second schedule',
  },
  IT: {
    rules: [
      '01-01',
      '01-06',
      EASTER_MONDAY,
      '04-25',
      '05-01',
      '06-02',
      '08-15',
      '10-04',
      '11-01',
      '12-08',
      '12-25',
      '12-26',
    ],
    source: 'Law 260 of 1949; with 4 October since 2026',
  },
  LU: {
    rules: [
      '01-01',
      EASTER_MONDAY,
      '05-01',
      '05-09',
      ASCENSION,
      WHIT_MONDAY,
      '06-23',
      '08-15',
      '11-01',
      '12-25',
      '12-26',
    ],
    source: 'Code du travail, article L. 232-2',
  },
  NL: {
    rules: ['01-01', EASTER_MONDAY, '04-27', ASCENSION, WHIT_MONDAY, '12-25', '12-26'],
    source: 'Algemene termijnenwet, article 3',
  },
  NO: {
    rules: ['01-01', -3, GOOD_FRIDAY, EASTER_MONDAY, '05-01', '05-17', ASCENSION, WHIT_MONDAY, '12-25', '12-26'],
    source: 'Lov om helligdager og helligdagsfred, section 2',
  },
  PT: {
    rules: [
      '01-01',
      GOOD_FRIDAY,
      '04-25',
      '05-01',
      CORPUS_CHRISTI,
      '06-10',
      '08-15',
      '10-05',
      '11-01',
      '12-01',
      '12-08',
      '12-25',
    ],
    source: 'Código do Trabalho, article 234',
  },
  SE: {
    rules: [
      '01-01',
      '01-06',
      GOOD_FRIDAY,
      EASTER_MONDAY,
      '05-01',
      ASCENSION,
      '06-06',
      first(5, '06-19'),
      '12-24',
      '12-25',
      '12-26',
      '12-31',
    ],
    source: 'Lag (1989:253) and semesterlagen, section 3 a',
  },
  US: {
    rules: [
      '01-01',
      first(MONDAY, '01-15'),
      first(MONDAY, '02-15'),
      first(MONDAY, '05-25'),
      '06-19',
      '07-04',
      first(MONDAY, '09-01'),
      first(MONDAY, '10-08'),
      '11-11',
      first(4, '11-22'),
      '12-25',
    ],
    substitute: 'nearest',
    source: '5 U.S.C. 6103',
  },
}

const isWeekend = (date: IsoDate): boolean => weekdayOf(date) % 6 === 0

function dateOf(rule: Rule, year: number): IsoDate {
  if (typeof rule === 'number') return addDays(easterOf(year), rule)
  if (typeof rule === 'string') return `${year}-${rule}`
  const from = `${year}-${rule.from}`
  return addDays(from, (rule.weekday - weekdayOf(from) + 7) % 7)
}

/** Returns the day that is free instead of a holiday on a weekend. */
function substituteOf(date: IsoDate, taken: ReadonlySet<IsoDate>, kind: 'next' | 'nearest'): IsoDate {
  if (kind === 'nearest') return addDays(date, weekdayOf(date) === 6 ? -1 : 1)
  let day = date
  while (isWeekend(day) || taken.has(day)) day = addDays(day, 1)
  return day
}

function holidaysOf({ rules, substitute }: Holidays, year: number): ReadonlySet<IsoDate> {
  const days = new Set(rules.map((rule) => dateOf(rule, year)))
  if (substitute === undefined) return days
  for (const date of [...days].toSorted()) {
    if (isWeekend(date)) days.add(substituteOf(date, days, substitute))
  }
  return days
}

const known = new Map<string, ReadonlySet<IsoDate>>()

/**
 * Whether parcels are sent and delivered on a date in a country (ISO 3166-1 alpha-2): Monday to Friday, except on
 * public holidays.
 */
export function isWorkingDay(date: IsoDate, country: string): boolean {
  if (isWeekend(date)) return false
  const holidays = HOLIDAYS[country]
  if (holidays === undefined) return true
  const year = Number(date.slice(0, 4))
  // The substitute for 1 January can be 31 December of the year before.
  return [year, year + 1].every((each) => {
    const key = `${country} ${each}`
    const days = known.get(key) ?? holidaysOf(holidays, each)
    known.set(key, days)
    return !days.has(date)
  })
}
