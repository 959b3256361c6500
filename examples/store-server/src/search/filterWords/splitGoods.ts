import { fold, MIN_TERM_LENGTH } from '../../catalogue/languages.ts'
import type { Token } from './tokens.ts'

/** Splits a German compound that ends with a word for goods in general: "Regenkleidung" into "Regen" and "Kleidung". */
export const splitGoods = (token: Token, goods: readonly string[]): readonly Token[] => {
  const { word, spelt } = token
  if (goods.includes(word)) return [token]
  const [end = ''] = goods.filter((name) => word.endsWith(name)).toSorted((one, other) => other.length - one.length)
  const first = spelt.slice(0, spelt.length - end.length)
  if (end === '' || first.length < MIN_TERM_LENGTH) return [token]
  const wordOf = (part: string): Token => ({ ...token, spelt: part, word: fold(part) })
  return [wordOf(first), wordOf(end)]
}
