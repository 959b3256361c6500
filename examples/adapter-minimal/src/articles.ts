import type { Article } from './backEnd.ts'

/** The articles of the example. */
export const articles: readonly Article[] = [
  { number: 1, title: 'Wool beanie', euros: 29.9, stock: 120 },
  { number: 2, title: 'Wool gloves', euros: 39.9, stock: 80 },
  { number: 3, title: 'Wool socks', euros: 19.9, stock: 3 },
  { number: 4, title: 'Wool scarf', euros: 49.9, stock: 0 },
  { number: 5, title: 'Tin cup', euros: 12.5, stock: 40 },
]
