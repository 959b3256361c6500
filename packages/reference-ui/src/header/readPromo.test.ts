import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadShell } from '../app/server/loadShell.ts'
import { createGateways } from '../app/shop/gateways.ts'
import { defaultSite } from '../app/shop/sites.ts'
import { PAGE_GROUND, readPromo } from './readPromo.ts'

const promoOf = (backgroundColor: string, textColor: string, message = 'Sale') => ({
  message,
  backgroundColor,
  textColor,
})

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
beforeEach(() => warn.mockClear())
afterEach(() => vi.unstubAllEnvs())

test.each([
  ['pink', 'black', '#ffc0cb', '#000000', 'dark'],
  ['#1b2f2b', 'white', '#1b2f2b', '#ffffff', 'light'],
  ['hsl(210 100% 20%)', 'rgb(250 250 250)', '#003366', '#fafafa', 'light'],
  // A translucent background blends with the page background, #fbfcfa. A translucent text colour blends with the
  // background of the bar.
  ['rgba(0, 0, 0, 0.5)', '#ffffff80', '#7e7e7d', '#bfbfbe', 'light'],
  ['#00000000', 'black', '#fbfcfa', '#000000', 'dark'],
])('a message in %s and %s appears in %s and %s, with %s text before hydration', (ground, text, shown, words, ink) => {
  expect(readPromo(promoOf(ground, text))).toEqual({ message: 'Sale', backgroundColor: shown, textColor: words, ink })
})

test('the background under the bar is that of the page in the light scheme', () => {
  const tokens = readFileSync(resolve(import.meta.dirname, '../styles/tokens.css'), 'utf8')
  expect(/--paper: light-dark\((#[\da-f]+)/.exec(tokens)?.[1]).toBe(PAGE_GROUND)
})

test.each([
  ['orange', 'white', '#ffa500', '#ffffff'],
  ['#777', 'white', '#777777', '#ffffff'],
  ['black', 'black', '#000000', '#000000'],
  ['rgb(0 0 0 / 10%)', 'white', '#e2e3e1', '#ffffff'],
])(
  'a message in %s and %s keeps its colours, and developers read once that it is hard to read',
  (ground, text, shown, words) => {
    const promo = promoOf(ground, text, `In ${ground}`)
    for (let time = 0; time < 2; time += 1) {
      expect(readPromo(promo)).toMatchObject({ backgroundColor: shown, textColor: words })
    }
    expect(warn).toHaveBeenCalledTimes(1)
    expect(warn.mock.calls[0]?.[0]).toContain(`"In ${ground}" is hard to read: ${text} on ${ground}`)
  },
)

test('a pair with enough contrast causes no warning, and a production build never warns', () => {
  readPromo(promoOf('#767676', '#fff'))
  vi.stubEnv('DEV', false)
  readPromo(promoOf('yellow', 'white', 'Built'))
  expect(warn).not.toHaveBeenCalled()
})

test('every page receives the processed messages, one list for each response', async () => {
  const { content, ...gateways } = createGateways('https://shop.example', defaultSite)
  const answer = [promoOf('navy', 'white')]
  const load = () =>
    loadShell({
      site: defaultSite,
      gateways: {
        ...gateways,
        content: { ...content, menus: () => Promise.reject(new Error('none')), promoMessages: async () => answer },
      },
      signal: new AbortController().signal,
    })
  const { promo } = await load()
  expect(promo).toEqual([{ message: 'Sale', backgroundColor: '#000080', textColor: '#ffffff', ink: 'light' }])
  expect((await load()).promo).toBe(promo)
})
