import { expect, test } from 'vitest'
import { messages as german } from '../messages/de.ts'
import { messages as french } from '../messages/fr.ts'
import { messages as italian } from '../messages/it.ts'
import { messages as portuguese } from '../messages/pt.ts'
import { sizeWords } from './sizeWords.ts'

const of = (category: string) => ({ breadcrumbs: [{ title: '', url: `/search?filter.category=${category}` }] })

test.each([
  ['French', french.product, 'Pointure', 'Taille'],
  ['Italian', italian.product, 'Numero', 'Taglia'],
  ['Portuguese', portuguese.product, 'Número', 'Tamanho'],
  ['German', german.product, 'Größe', 'Größe'],
])('in %s the size of a shoe has the name that it has in shops', (_, words, ofShoes, ofClothes) => {
  expect(sizeWords(of('shoes'), words).size).toBe(ofShoes)
  expect(sizeWords(of('shoes-trail'), words).size).toBe(ofShoes)
  expect(sizeWords(of('jackets-rain'), words).size).toBe(ofClothes)
  expect(sizeWords(of('socks'), words).size).toBe(ofClothes)
})
