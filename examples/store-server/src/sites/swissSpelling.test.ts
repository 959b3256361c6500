import { expect, test } from 'vitest'
import { swissSpelling } from './swissSpelling.ts'

test('Swiss German has ss for every ß, in texts, lists and functions with parameters', () => {
  const words = swissSpelling({
    street: 'Straße',
    fits: ['Größe', ['groß', 'Maß'] as const],
    closes: (day: string, count: number) => `Schließt am ${day}, Maße: ${count}`,
  })
  expect([words.street, words.fits, words.closes('Montag', 2)]).toEqual([
    'Strasse',
    ['Grösse', ['gross', 'Mass']],
    'Schliesst am Montag, Masse: 2',
  ])
})

test("a customer's name keeps its ß", () => {
  const { customer } = swissSpelling({ customer: (name: string) => `Größe von ${name}` })
  expect(customer('Weiß')).toBe('Grösse von Weiß')
})
