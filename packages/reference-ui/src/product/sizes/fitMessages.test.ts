import { expect, test } from 'vitest'
import { messages as german } from '../../messages/de.ts'
import { messages as french } from '../../messages/fr.ts'
import { messages as italian } from '../../messages/it.ts'
import { messages as portuguese } from '../../messages/pt.ts'
import { fitMessages } from './fitMessages.ts'

const of = (category: string) => ({ breadcrumbs: [{ title: '', url: `/search?filter.category=${category}` }] })

test.each([
  ['French', french.product, 'Chaussant et taille', 'Coupe et taille'],
  ['Italian', italian.product, 'Calzata e taglia', 'Vestibilità e taglia'],
  ['Portuguese', portuguese.product, 'Calce e tamanho', 'Corte e tamanho'],
  ['German', german.product, 'Passform und Größe', 'Passform und Größe'],
])('in %s shoes have a fit of their own, and the size of all goods', (_, words, ofShoes, ofClothes) => {
  expect(fitMessages(of('shoes'), words).fitAndSize).toBe(ofShoes)
  expect(fitMessages(of('shoes-trail'), words).fitAndSize).toBe(ofShoes)
  expect(fitMessages(of('jackets-rain'), words).fitAndSize).toBe(ofClothes)
  expect(fitMessages(of('socks'), words).fitAndSize).toBe(ofClothes)
  expect(ofShoes.toLocaleLowerCase()).toContain(words.size.toLocaleLowerCase())
})
