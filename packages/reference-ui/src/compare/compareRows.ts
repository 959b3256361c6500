import type { CompareMessages } from '../messages/compare/index.ts'
import type { ComparedProduct } from './comparedProduct.ts'

/** A row of the comparison, as texts. */
export interface CompareRow {
  readonly title: string
  /** One text per product; null if it is not stated. Several texts are a list, whose order has no meaning. */
  readonly cells: readonly (string | readonly string[] | null)[]
  /** Whether the lists are short and stand in one line. */
  readonly isInline?: boolean
}

const isActivity = (key: string): key is 'running' | 'cycling' | 'hiking' | 'snow' =>
  ['running', 'cycling', 'hiking', 'snow'].includes(key)

const stockOf = (
  { sizes, isForSale }: ComparedProduct,
  words: CompareMessages,
  soldOut: string,
): string | readonly string[] => {
  if (!isForSale) return soldOut
  if (sizes === null) return words.inStock
  // A label such as "W 7" must not break at its space.
  return sizes.length === 0 ? words.otherColors : sizes.map((size) => size.replaceAll(' ', '\u00a0'))
}

/** Returns the rows that compare texts. Price and rating are no plain texts, so the table adds them. */
export const compareRows = (
  products: readonly ComparedProduct[],
  words: CompareMessages,
  soldOut: string,
): readonly CompareRow[] => {
  const row = (title: string, cell: (product: ComparedProduct) => CompareRow['cells'][number]): CompareRow => ({
    title,
    cells: products.map((product) => {
      const text = cell(product)
      return text === null || text.length === 0 ? null : text
    }),
  })
  // A type such as packs has no warmth at all, so a row that states nothing is left out.
  const ratingRows = [
    row(words.warmth, ({ warmth }) => warmth),
    row(words.waterproofness, ({ waterproofness }) => waterproofness),
  ].filter(({ cells }) => cells.some((cell) => cell !== null))
  return [
    row(words.wearer, ({ gender }) => words[gender]),
    { ...row(words.sizes, (product) => stockOf(product, words, soldOut)), isInline: true },
    {
      ...row(words.use, ({ activities }) => activities.map((key) => (isActivity(key) ? words[key] : key))),
      isInline: true,
    },
    row(words.material, ({ materials }) => materials),
    ...ratingRows,
    row(words.weight, ({ weight }) => weight),
    row(words.fit, ({ fit }) => fit),
    row(words.features, ({ features }) => features),
  ]
}

const isList = (cell: CompareRow['cells'][number]): cell is readonly string[] =>
  typeof cell === 'object' && cell !== null

/** Whether the products differ in a row. */
export const differs = ({ cells }: CompareRow): boolean =>
  new Set(cells.map((cell) => JSON.stringify(isList(cell) ? cell.toSorted() : cell))).size > 1

/** Whether the products differ in what the table shows in the row of the prices. */
export const differInPrice = (products: readonly ComparedProduct[]): boolean =>
  new Set(
    products.map(({ price, regularPrice, badge, isRetired }) =>
      JSON.stringify([price, regularPrice, badge === 'badgeComingSoon', isRetired]),
    ),
  ).size > 1

/** Returns the rows in which the products differ, without the features that all of them have. */
export const onlyDifferences = (rows: readonly CompareRow[], words: CompareMessages): readonly CompareRow[] =>
  rows.filter(differs).map((row) => {
    const lists = row.cells.filter(isList)
    // Without the shared ones, a list of sizes would read as if they were sold out.
    if (row.isInline || lists.length < row.cells.length) return row
    const isShared = (text: string): boolean => lists.every((list) => list.includes(text))
    return {
      ...row,
      cells: lists.map((list) => {
        const own = list.filter((text) => !isShared(text))
        return own.length === 0 ? words.noOther : own
      }),
    }
  })
