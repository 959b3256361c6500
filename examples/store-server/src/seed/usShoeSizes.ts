import type { GenderKey } from './keys.ts'

/** American women's sizes by European size, as in the size guide of the storefront. */
const WOMEN: Readonly<Record<string, number>> = {
  37: 6,
  38: 7,
  39: 7.5,
  40: 8.5,
  41: 9,
  42: 10,
  43: 11,
  44: 11.5,
  45: 12.5,
  46: 13,
}

/**
 * American women's sizes of socks by European size, from and to. Each range contains the shoe sizes above and the half
 * size before the next range; 36 and 47 are our estimate.
 */
const WOMENS_SOCKS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  '36-38': [5, 7],
  '39-41': [7.5, 9.5],
  '42-44': [10, 12],
  '45-47': [12.5, 14],
}

const written = (size: number): string => `${Math.floor(size)}${size % 1 === 0 ? '' : '½'}`

/** Returns the label for a gender: "W 7½", "M 6½", or both for a unisex product. A man's size is one number smaller. */
const labelFor = (sizes: readonly number[], gender: GenderKey): string => {
  const women = `W ${sizes.map(written).join('–')}`
  const men = `M ${sizes.map((size) => written(size - 1)).join('–')}`
  if (gender === 'all') return `${men} / ${women}`
  return gender === 'women' ? women : men
}

/** Returns the American label of a European shoe size, such as "W 7½". */
export const usShoeSize = (key: string, gender: GenderKey): string | undefined => {
  const size = WOMEN[key]
  return size === undefined ? undefined : labelFor([size], gender)
}

/** Returns the American label of a European sock size, such as "W 7½–9½". */
export const usSockSize = (key: string, gender: GenderKey): string | undefined => {
  const sizes = WOMENS_SOCKS[key]
  return sizes === undefined ? undefined : labelFor(sizes, gender)
}
