import type { CompareMessages } from '../messages/compare/index.ts'
import type { ComparedProduct } from './comparedProduct.ts'

/** A row of the comparison, as texts. */
export interface CompareRow {
  readonly title: string
  /** One text per product; null if it is not stated. Several texts are a list. */
  readonly cells: readonly (string | readonly string[] | null)[]
}

const isActivity = (key: string): key is 'running' | 'cycling' | 'hiking' | 'snow' =>
  ['running', 'cycling', 'hiking', 'snow'].includes(key)

const stockOf = ({ sizes, isForSale }: ComparedProduct, words: CompareMessages, soldOut: string): string => {
  if (!isForSale) return soldOut
  // A label such as "W 7" must not break at its space.
  return sizes === null ? words.inStock : sizes.map((size) => size.replaceAll(' ', '\u00a0')).join(', ')
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
    row(words.sizes, (product) => stockOf(product, words, soldOut)),
    row(words.use, ({ activities }) => activities.map((key) => (isActivity(key) ? words[key] : key)).join(', ')),
    row(words.material, ({ materials }) => materials),
    ...ratingRows,
    row(words.weight, ({ weight }) => weight),
    row(words.fit, ({ fit }) => fit),
    row(words.features, ({ features }) => features),
  ]
}

/** Whether the products differ in a row. */
export const differs = ({ cells }: CompareRow): boolean => new Set(cells.map((cell) => JSON.stringify(cell))).size > 1
