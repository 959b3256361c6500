import { expect, it } from 'vitest'
import { readFilterWords } from './readFilterWords.ts'

const read = (language: Parameters<typeof readFilterWords>[0], query: string): string => {
  const reading = readFilterWords(language, query)
  const size = reading?.found.find(({ kind }) => kind === 'size')?.size
  return size === undefined ? 'none' : [reading?.rest, ...Object.values(size)].join(' ')
}

it.each([
  ['en', 'shoes size 9', 'shoes 9 9'],
  ['en', 'shoes in size 9.5 under 150', 'shoes 9.5 9.5'],
  ['en', 'shoes size 9½', 'shoes 9½ 9½'],
  ['en', 'jacket sz medium', 'jacket m m'],
  ['en-GB', 'shoes UK size 8', 'shoes 8 8 uk'],
  ['en-GB', 'shoes size EU 42', 'shoes 42 42 eu'],
  ['en', 'socks size 39-41', 'socks 39 41'],
  ['de', 'Regenjacke in Größe M', 'regenjacke m m'],
  ['de', 'Regenjacke Gr. XL', 'regenjacke xl xl'],
  ['de-CH', 'Schuhe Grösse 42', 'schuhe 42 42'],
  ['fr', 'veste taille M', 'veste m m'],
  ['fr', 'chaussures en pointure 42 à 150 €', 'chaussures 42 42'],
  ['it', 'giacca taglia M', 'giacca m m'],
  ['it', 'giacca misura L', 'giacca l l'],
  ['it', 'scarpe numero 42', 'scarpe 42 42'],
  ['es', 'chaqueta talla M', 'chaqueta m m'],
  ['pt', 'casaco tamanho M', 'casaco m m'],
  ['pt', 'sapatilhas número 42', 'sapatilhas 42 42'],
  ['en', 'jacket in M', 'none'],
  ['en', 'shoes 42', 'none'],
  ['en', 'full size helmet', 'none'],
  ['de', 'große Jacke', 'none'],
] as const)('in %s "%s" reads the size: %s', (language, query, reading) => {
  expect(read(language, query)).toBe(reading)
})
