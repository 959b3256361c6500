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
  ['en', "men's shoes 9.5", "men's shoes 9.5 9.5"],
  ['fr', 'chaussures 42,5', 'chaussures 42,5 42,5'],
  ['en', 'shoes $9.5', 'none'],
  ['en', 'jacket under 99.5', 'none'],
  ['en', "9.5 men's shoes", "men's shoes 9.5 9.5"],
  ['en', 'shoes 49.5-99.5', 'none'],
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
  ['en', 'jacket size large', 'jacket l l'],
  ['en', 'jacket size extra-large under 300', 'jacket xl xl'],
  ['en', 'jacket in a large size', 'jacket l l'],
  ['en', 'extra large red fleece', 'red fleece xl xl'],
  ['en-GB', 'fleece x-small', 'fleece xs xs'],
  ['en', 'socks size small-medium', 'socks s m'],
  ['en', 'small size 8 shoes', 'small shoes 8 8'],
  ['de', 'Jacke Größe groß', 'jacke l l'],
  ['de', 'Jacke in kleiner Größe', 'jacke s s'],
  ['de-CH', 'Jacke Grösse mittel', 'jacke m m'],
  ['de', 'Jacke Größe large', 'jacke l l'],
  ['fr', 'veste taille moyenne', 'veste m m'],
  ['fr', 'veste en grande taille', 'veste l l'],
  ['fr', 'veste taille très grande', 'veste xl xl'],
  ['es', 'chaqueta talla grande', 'chaqueta l l'],
  ['es', 'chaqueta talla pequeña', 'chaqueta s s'],
  ['es', 'chaqueta extra grande', 'chaqueta xl xl'],
  ['it', 'giacca taglia piccola', 'giacca s s'],
  ['it', 'giacca taglia media', 'giacca m m'],
  ['it', 'giacca taglia extra large', 'giacca xl xl'],
  ['pt', 'casaco tamanho grande', 'casaco l l'],
  ['pt', 'casaco de tamanho médio', 'casaco m m'],
  ['pt', 'casaco tamanho extra grande', 'casaco xl xl'],
  ['en', 'parka with large pockets', 'none'],
  ['it', 'zaino grande', 'none'],
  ['fr', 'petite veste', 'none'],
  ['en', 'jacket in M', 'none'],
  ['en', 'shoes 42', 'none'],
  ['en', 'full size helmet', 'none'],
  ['de', 'große Jacke', 'none'],
] as const)('in %s "%s" reads the size: %s', (language, query, reading) => {
  expect(read(language, query)).toBe(reading)
})
