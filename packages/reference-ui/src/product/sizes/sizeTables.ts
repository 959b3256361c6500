import type { Product } from '@cairn/core/product'
import { sizesOf } from '../buy/options.ts'

/** A measurement. Lengths are in centimetres; `uk` and the US sizes are labels of shoe sizes. */
type Measure = 'chest' | 'waist' | 'hip' | 'hand' | 'handLength' | 'head' | 'foot' | 'back' | 'uk' | 'usWomen' | 'usMen'

/** A range of lengths in centimetres, one length, or a label. */
export type Measured = readonly [from: number, to: number] | number | string

interface SizeTable {
  readonly measures: readonly Measure[]
  /** Message key of the instruction on how to measure. */
  readonly how: 'howBody' | 'howLegs' | 'howHands' | 'howHead' | 'howFeet' | 'howBack'
  /** Measurements by size key, in the order of `measures`. */
  readonly rows: Readonly<Record<string, readonly Measured[]>>
}

const body = (rows: SizeTable['rows']): SizeTable => ({ measures: ['chest', 'waist', 'hip'], how: 'howBody', rows })

const WOMEN = body({
  xs: [
    [78, 82],
    [62, 66],
    [86, 90],
  ],
  s: [
    [83, 87],
    [67, 71],
    [91, 95],
  ],
  m: [
    [88, 93],
    [72, 77],
    [96, 101],
  ],
  l: [
    [94, 100],
    [78, 84],
    [102, 108],
  ],
  xl: [
    [101, 107],
    [85, 91],
    [109, 115],
  ],
  xxl: [
    [108, 115],
    [92, 99],
    [116, 123],
  ],
})

const MEN = body({
  xs: [
    [84, 88],
    [70, 74],
    [84, 88],
  ],
  s: [
    [89, 94],
    [75, 80],
    [89, 94],
  ],
  m: [
    [95, 100],
    [81, 86],
    [95, 100],
  ],
  l: [
    [101, 107],
    [87, 93],
    [101, 106],
  ],
  xl: [
    [108, 114],
    [94, 101],
    [107, 112],
  ],
  xxl: [
    [115, 122],
    [102, 110],
    [113, 119],
  ],
})

const legs = (rows: SizeTable['rows']): SizeTable => ({ measures: ['waist', 'hip'], how: 'howLegs', rows })

/** Returns the table of garments for the legs in the letter sizes of a body table: nobody needs the chest for them. */
const legsOf = ({ rows }: SizeTable): SizeTable =>
  legs(Object.fromEntries(Object.entries(rows).map(([size, measured]) => [size, measured.slice(1)] as const)))

/** The letter size of each size of women's legs: the same body finds the same waist and hip in both tables. */
const LETTER_OF_LEGS = { 25: 'xs', 27: 's', 29: 'm', 32: 'l', 35: 'xl', 38: 'xxl' } as const

const WOMENS_LEGS = legs(
  Object.fromEntries(
    Object.entries(LETTER_OF_LEGS).map(([size, letter]) => [size, (WOMEN.rows[letter] ?? []).slice(1)] as const),
  ),
)

const MENS_LEGS = legs({
  28: [
    [71, 73],
    [87, 89],
  ],
  30: [
    [76, 78],
    [92, 94],
  ],
  32: [
    [81, 83],
    [97, 99],
  ],
  34: [
    [86, 88],
    [102, 104],
  ],
  36: [
    [91, 93],
    [107, 109],
  ],
  38: [
    [96, 98],
    [112, 114],
  ],
})

const GLOVES: SizeTable = {
  measures: ['hand', 'handLength'],
  how: 'howHands',
  rows: {
    6: [
      [15, 16.5],
      [16, 17],
    ],
    7: [
      [17, 18.5],
      [17, 18],
    ],
    8: [
      [19, 20.5],
      [18, 19],
    ],
    9: [
      [21, 23],
      [19, 20],
    ],
    10: [
      [23.5, 25.5],
      [20, 21],
    ],
  },
}

const CAPS: SizeTable = { measures: ['head'], how: 'howHead', rows: { 's-m': [[54, 58]], 'l-xl': [[58, 62]] } }

const SOCKS: SizeTable = {
  measures: ['foot', 'uk'],
  how: 'howFeet',
  rows: {
    '36-38': [[22.5, 24.5], '3½–5'],
    '39-41': [[24.5, 26.5], '5½–7½'],
    '42-44': [[26.5, 28.5], '8–9½'],
    '45-47': [[28.5, 30.5], '10½–12'],
  },
}

const SHOES: SizeTable = {
  measures: ['foot', 'uk', 'usWomen', 'usMen'],
  how: 'howFeet',
  rows: {
    37: [23.5, '4', '6', '5'],
    38: [24, '5', '7', '6'],
    39: [24.5, '5½', '7½', '6½'],
    40: [25, '6½', '8½', '7½'],
    41: [26, '7', '9', '8'],
    42: [26.5, '8', '10', '9'],
    43: [27.5, '9', '11', '10'],
    44: [28, '9½', '11½', '10½'],
    45: [29, '10½', '12½', '11½'],
    46: [29.5, '11', '13', '12'],
  },
}

/** Sizes of packs that are worn like a vest. */
const VEST_PACKS: SizeTable = {
  measures: ['chest'],
  how: 'howBody',
  rows: { 's-m': [[78, 98]], 'l-xl': [[96, 118]] },
}

const PACKS: SizeTable = { measures: ['back'], how: 'howBack', rows: { regular: [[43, 49]], long: [[50, 56]] } }

/** Size tables by gender. A unisex product has no table here, so it gets both the women's and the men's tables. */
const tables: Readonly<Record<Product['gender'], readonly SizeTable[]>> = {
  women: [WOMEN, WOMENS_LEGS],
  men: [MEN, MENS_LEGS],
  all: [],
}

/** The tables of garments for the legs, which come in letters or in numbers. */
const legTables: typeof tables = {
  women: [legsOf(WOMEN), WOMENS_LEGS],
  men: [legsOf(MEN), MENS_LEGS],
  all: [],
}

const ALIKE = [GLOVES, CAPS, SOCKS, SHOES, PACKS]

/** The American sizes of the other gender: noise beside a shoe for women or for men. */
const FOREIGN: Readonly<Record<Product['gender'], Measure | null>> = { women: 'usMen', men: 'usWomen', all: null }

const withoutForeign = ({ measures, how, rows }: SizeTable, gender: Product['gender']): SizeTable => {
  const isOwn = (_: unknown, index: number): boolean => measures[index] !== FOREIGN[gender]
  const ownRows = Object.entries(rows).map(([key, measured]) => [key, measured.filter(isOwn)] as const)
  return { measures: measures.filter(isOwn), how, rows: Object.fromEntries(ownRows) }
}

export interface GuidedTable {
  readonly table: SizeTable
  /**
   * The gender of the table, if the product gets the tables for women and for men. Null if the product has a table of
   * its own.
   */
  readonly for: 'women' | 'men' | null
}

/**
 * Returns the size tables that contain every size of a product; an empty list if the shop has no measurements for it.
 */
export const tablesOf = ({
  options,
  gender,
  breadcrumbs,
}: Pick<Product, 'options' | 'gender' | 'breadcrumbs'>): readonly GuidedTable[] => {
  const sizes = sizesOf({ options })
  const knows = ({ rows }: SizeTable) => sizes.length > 0 && sizes.every(({ key }) => Object.hasOwn(rows, key))
  const isIn = (categories: RegExp) => breadcrumbs.some(({ url }) => categories.test(url))
  const bodies = isIn(/category=(?:pants|shorts|tights)\b/) ? legTables : tables
  const own = (isIn(/category=packs\b/) ? [VEST_PACKS, PACKS] : [...bodies[gender], ...ALIKE]).find(knows)
  if (own !== undefined) return [{ table: withoutForeign(own, gender), for: null }]
  return (['women', 'men'] as const).flatMap((who) => bodies[who].filter(knows).map((table) => ({ table, for: who })))
}
