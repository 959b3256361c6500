import { expect, test } from 'vitest'
import { messages as german } from '../../messages/de.ts'
import { messages as french } from '../../messages/fr.ts'
import { messages as italian } from '../../messages/it.ts'
import { messages as portuguese } from '../../messages/pt.ts'
import { sizeMessages } from './sizeMessages.ts'

const of = (category: string) => ({ breadcrumbs: [{ title: '', url: `/search?filter.category=${category}` }] })

test.each([
  ['French', french.product, 'Pointure', 'Taille'],
  ['Italian', italian.product, 'Numero', 'Taglia'],
  ['Portuguese', portuguese.product, 'Número', 'Tamanho'],
  ['German', german.product, 'Größe', 'Größe'],
])('in %s a shoe size has the name that shops use', (_, words, ofShoes, ofClothes) => {
  expect(sizeMessages(of('shoes'), words).size).toBe(ofShoes)
  expect(sizeMessages(of('shoes-trail'), words).size).toBe(ofShoes)
  expect(sizeMessages(of('jackets-rain'), words).size).toBe(ofClothes)
  expect(sizeMessages(of('socks'), words).size).toBe(ofClothes)
})
