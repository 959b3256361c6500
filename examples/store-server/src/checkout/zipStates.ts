/**
 * The first three digits of the ZIP codes of each state, from and to. Our own listing of the areas in the labeling lists
 * of the USPS (Domestic Mail Manual, L002); numbers that the USPS does not use may be inside a range.
 */
const RANGES: readonly (readonly [state: string, ...ranges: readonly (readonly [number, number])[]])[] = [
  ['AA', [340, 340]],
  ['AE', [90, 99]],
  ['AK', [995, 999]],
  ['AL', [350, 369]],
  ['AP', [962, 966]],
  ['AR', [716, 729]],
  ['AZ', [850, 865]],
  ['CA', [900, 961]],
  ['CO', [800, 816]],
  ['CT', [60, 69]],
  ['DC', [200, 200], [202, 205], [569, 569]],
  ['DE', [197, 199]],
  ['FL', [320, 339], [341, 349]],
  ['GA', [300, 319], [398, 399]],
  ['GU', [969, 969]],
  ['HI', [967, 968]],
  ['IA', [500, 528]],
  ['ID', [832, 838]],
  ['IL', [600, 629]],
  ['IN', [460, 479]],
  ['KS', [660, 679]],
  ['KY', [400, 427]],
  ['LA', [700, 714]],
  ['MA', [10, 27], [55, 55]],
  ['MD', [206, 219]],
  ['ME', [39, 49]],
  ['MI', [480, 499]],
  ['MN', [550, 567]],
  ['MO', [630, 658]],
  ['MP', [969, 969]],
  ['MS', [386, 397]],
  ['MT', [590, 599]],
  ['NC', [270, 289]],
  ['ND', [580, 588]],
  ['NE', [680, 693]],
  ['NH', [30, 38]],
  ['NJ', [70, 89]],
  ['NM', [870, 884]],
  ['NV', [889, 898]],
  ['NY', [5, 5], [100, 149]],
  ['OH', [430, 459]],
  ['OK', [730, 732], [734, 749]],
  ['OR', [970, 979]],
  ['PA', [150, 196]],
  ['PR', [6, 7], [9, 9]],
  ['RI', [28, 29]],
  ['SC', [290, 299]],
  ['SD', [570, 577]],
  ['TN', [370, 385]],
  ['TX', [733, 733], [750, 799], [885, 885]],
  ['UT', [840, 847]],
  ['VA', [201, 201], [220, 246]],
  ['VI', [8, 8]],
  ['VT', [50, 54], [56, 59]],
  ['WA', [980, 994]],
  ['WI', [530, 549]],
  ['WV', [247, 268]],
  ['WY', [820, 831]],
]

/**
 * ZIP codes that are also, or only, in another state than their first three digits say: post offices that serve both
 * sides of a border, and single places. Our own listing, from the areas of the Census Bureau that cross a border.
 */
const ALSO = new Map(
  Object.entries({
    '02861': 'MA',
    '06390': 'NY',
    '20041': 'VA',
    '20331': 'MD',
    '42223': 'TN',
    '51001': 'SD',
    '51023': 'SD',
    '59221': 'ND',
    '63673': 'IL',
    '71233': 'MS',
    '71749': 'LA',
    '73949': 'TX',
    '75502': 'AR',
    '81137': 'NM',
    '83414': 'WY',
    '84536': 'AZ',
    '86044': 'UT',
    '86515': 'NM',
    '88063': 'TX',
    '89439': 'CA',
    '96799': 'AS',
    '97635': 'CA',
  }),
)

/** Returns the codes of the states in which a ZIP code is; none if the USPS uses no such first three digits. */
export function statesOfZip(zip: string): readonly string[] {
  const area = Number(zip.slice(0, 3))
  const states = RANGES.filter(([, ...ranges]) => ranges.some(([from, to]) => from <= area && area <= to))
  const also = ALSO.get(zip.slice(0, 5))
  return [...states.map(([state]) => state), ...(also === undefined ? [] : [also])]
}

/** Returns the code of the state of a ZIP code; null if it is in several states or in none. */
export function stateOfZip(zip: string): string | null {
  const [state, ...others] = statesOfZip(zip)
  return state === undefined || others.length > 0 ? null : state
}
