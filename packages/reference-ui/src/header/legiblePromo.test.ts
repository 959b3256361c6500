import { expect, test } from 'vitest'
import { createGateways } from '../app/gateways.ts'
import { loadShell } from '../app/Shell.tsx'
import { defaultSite } from '../app/sites.ts'
import { contrast, legiblePromo } from './legiblePromo.ts'

const promoOf = (backgroundColor: string, textColor: string) => ({ message: 'Sale', backgroundColor, textColor })

test.each([
  ['black', 'white', 21],
  ['#fff', '#FFFFFF', 1],
  ['white', '#767676', 4.54],
  ['white', '#777', 4.48],
  ['rgb(255, 165, 0)', 'black', 10.63],
  ['Orange', 'rgb(0,0,0)', 10.63],
  ['rgb(999,999,999)', '#000', 21],
  ['navy', 'silver', 8.8],
])('%s and %s have a contrast of %d to 1, whichever is the ground', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2)
  expect(contrast(other, one)).toBeCloseTo(ratio, 2)
})

test.each([
  ['#123456', 'white'],
  ['orange', 'black'],
  ['#767676', '#fff'],
])('a message in %s and %s keeps its colours', (ground, ink) => {
  expect(legiblePromo(promoOf(ground, ink))).toEqual(promoOf(ground, ink))
})

test.each([
  ['orange', 'white'],
  ['#777', 'white'],
  ['black', 'black'],
  ['#123456', 'navy'],
  ['transparent', 'black'],
])('a message in %s and %s, which nobody could read, is black on orange', (ground, ink) => {
  expect(legiblePromo(promoOf(ground, ink))).toEqual(promoOf('orange', 'black'))
})

test('the page has only messages that can be read', async () => {
  const { content, ...gateways } = createGateways('https://shop.example', defaultSite)
  const promoMessages = async () => [promoOf('yellow', 'white'), promoOf('navy', 'white')]
  const { promo } = await loadShell({
    site: defaultSite,
    gateways: { ...gateways, content: { ...content, menus: () => Promise.reject(new Error('none')), promoMessages } },
    signal: new AbortController().signal,
  })
  expect(promo).toEqual([promoOf('orange', 'black'), promoOf('navy', 'white')])
})
