import { expect, it } from 'vitest'
import { siteOf } from '../sites/sites.ts'
import { returnTextsOf } from './returnTexts.ts'

const stepsOf = (prefix: string): string => returnTextsOf(siteOf(prefix)).steps.join(' ')

it('has the quotation marks of Switzerland in Swiss German', () => {
  expect(stepsOf('ch/de-ch')).toContain('«Warenrücksendung»')
})

it('has one word for an address in Portuguese', () => {
  expect(stepsOf('pt/pt-pt')).toContain('morada de devolução')
  expect(stepsOf('pt/pt-pt')).not.toMatch(/endereço/i)
})

it.each([
  ['de/de-de', /anprobier/],
  ['gb/en-gb', /try/],
  ['es/es-es', /prob/],
  ['fr/fr-fr', /essay/],
  ['it/it-it', /prova/],
  ['pt/pt-pt', /experiment/],
])('on %s packing is not about trying on, of which the page about the withdrawal speaks', (prefix, tryOn) => {
  expect(stepsOf(prefix)).not.toMatch(tryOn)
})
