import type { SizeNames } from './filterWords.types.ts'

/** The English words, which labels of clothes have in every language. */
const COMMON: SizeNames = {
  xs: ['extra small', 'x small'],
  s: ['small'],
  m: ['medium'],
  l: ['large'],
  xl: ['extra large', 'x large'],
  xxl: ['2xl', 'xx large', '2x large', 'extra extra large'],
}

/** Returns the words of a language for sizes by letters together with the English ones. */
export const sizeNames = (own: Partial<SizeNames> = {}): SizeNames => ({
  xs: [...COMMON.xs, ...(own.xs ?? [])],
  s: [...COMMON.s, ...(own.s ?? [])],
  m: [...COMMON.m, ...(own.m ?? [])],
  l: [...COMMON.l, ...(own.l ?? [])],
  xl: [...COMMON.xl, ...(own.xl ?? [])],
  xxl: [...COMMON.xxl, ...(own.xxl ?? [])],
})
