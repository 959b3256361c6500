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

const written = (size: number): string => `${Math.floor(size)}${size % 1 === 0 ? '' : '½'}`

/** Returns the American label of a European shoe size, "W 7½" or "M 6½"; a man's size is one number smaller. */
export const usShoeSize = (key: string, gender: GenderKey): string | undefined => {
  const size = WOMEN[key]
  if (size === undefined) return undefined
  const women = `W ${written(size)}`
  const men = `M ${written(size - 1)}`
  if (gender === 'all') return `${men} / ${women}`
  return gender === 'women' ? women : men
}
