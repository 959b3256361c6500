import { expect, it } from 'vitest'
import { wordsOf } from '../catalogue/languages.ts'
import { exclusionsOf } from './exclusions.ts'

const COLORS = ['black', 'red', 'rote', 'rouge', 'roja', 'rossa', 'vermelho']

const read = (language: Parameters<typeof exclusionsOf>[0], query: string) => {
  const words = wordsOf(query)
  const { excluded, introducing } = exclusionsOf(
    language,
    words.map((word) => ({ word, colors: COLORS.includes(word) ? ['poppy'] : [] })),
  )
  const named = words.filter((_, place) => !excluded.has(place) && !introducing.has(place))
  return [named.join(' '), ...[...excluded].map((place) => words[place])]
}

it.each([
  ['en', 'jacket without a hood', 'jacket', 'hood'],
  ['en-GB', 'jacket, no hood', 'jacket', 'hood'],
  ['en', 'jacket w/o hood', 'jacket', 'hood'],
  ['de', 'Jacke ohne Kapuze', 'jacke', 'kapuze'],
  ['de-CH', 'Jacke ohne eine Kapuze', 'jacke', 'kapuze'],
  ['de', 'keine Kapuze Jacke', 'jacke', 'kapuze'],
  ['fr', 'veste sans capuche', 'veste', 'capuche'],
  ['fr', 'veste pas de capuche', 'veste', 'capuche'],
  ['es', 'chaqueta sin capucha', 'chaqueta', 'capucha'],
  ['it', 'giacca senza il cappuccio', 'giacca', 'cappuccio'],
  ['pt', 'casaco sem capuz', 'casaco', 'capuz'],
  ['en', 'jacket without hood or pockets', 'jacket', 'hood', 'pockets'],
  ['en', 'jacket without a hood or a zip or pockets', 'jacket', 'hood', 'zip', 'pockets'],
  ['de', 'Jacke ohne Kapuze oder Taschen', 'jacke', 'kapuze', 'taschen'],
  ['fr', 'veste sans capuche ni poches', 'veste', 'capuche', 'poches'],
  ['es', 'chaqueta sin capucha ni bolsillos', 'chaqueta', 'capucha', 'bolsillos'],
  ['it', 'giacca senza cappuccio né tasche', 'giacca', 'cappuccio', 'tasche'],
  ['pt', 'casaco sem capuz nem bolsos', 'casaco', 'capuz', 'bolsos'],
  ['en', 'jacket not red or black', 'jacket', 'red', 'black'],
  ['en', 'jacket not red', 'jacket', 'red'],
  ['de', 'keine rote Jacke', 'jacke', 'rote'],
  ['fr', 'veste pas rouge', 'veste', 'rouge'],
  ['es', 'chaqueta no roja', 'chaqueta', 'roja'],
  ['it', 'giacca non rossa', 'giacca', 'rossa'],
  ['pt', 'casaco não vermelho', 'casaco', 'vermelho'],
] as const)('in %s "%s" names %s and excludes %s', (language, query, ...expected) => {
  expect(read(language, query)).toEqual(expected)
})

it.each([
  ['en', 'no show socks'],
  ['en', 'little black jacket'],
  ['en', 'jacket without'],
  ['es', 'guantes no abrigados'],
] as const)('in %s "%s" excludes nothing', (language, query) => {
  expect(read(language, query)).toEqual([wordsOf(query).join(' ')])
})
