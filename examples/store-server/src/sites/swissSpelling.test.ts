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

test('Swiss German has its own quotation marks, except in a parameter', () => {
  const words = swissSpelling({ list: 'Unter „Bestellungen“', sent: (text: string) => `Du schriebst „${text}“` })
  expect([words.list, words.sent('„Weiß“')]).toEqual(['Unter «Bestellungen»', 'Du schriebst «„Weiß“»'])
})
