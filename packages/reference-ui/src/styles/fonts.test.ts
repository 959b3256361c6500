import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { fontsOf } from './fonts.ts'

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
const sheet = read('../../public/fonts/fonts.css')

/** Returns the characters that the `unicode-range` of a font file contains. */
const claimed = (name: string): ReadonlySet<number> => {
  const rule = sheet.split('@font-face').find((text) => text.includes(`${name}.woff2`))
  const ranges = rule?.match(/unicode-range:([^;]+);/)?.[1] ?? ''
  return new Set(
    [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index)
    }),
  )
}

test.each(['text', 'display'])('the two files of the %s width share no character', (width) => {
  const basic = claimed(`archivo-${width}-basic`)
  const latin = claimed(`archivo-${width}-latin`)
  expect(basic.size).toBeGreaterThan(100)
  expect(latin.size).toBeGreaterThan(80)
  expect([...basic].filter((code) => latin.has(code))).toEqual([])
})

test.each([
  ['text', 'Text'],
  ['wide', 'Wide'],
])('the two files of the %s stack are families of their own, the accents second', (token, name) => {
  const families = sheet.matchAll(/font-family: "([^"]+)";\s+src: url/g)
  expect([...families].map(([, family]) => family).filter((family) => family?.includes(name))).toEqual([
    `Archivo ${name}`,
    `Archivo ${name} Accents`,
  ])
  expect(sheet).toContain(`--${token}: "Archivo ${name}", "Archivo ${name} Accents", "${name} fallback"`)
})

test('English text needs no accents, so an English page loads one file of each width', () => {
  const latin = claimed('archivo-text-latin')
  // Check only characters beyond ASCII. The font file also contains ASCII characters, such as braces, which `en.ts`
  // uses only in its TypeScript syntax.
  const accents = [...read('../messages/en.ts')].filter((sign) => sign > '~' && latin.has(sign.codePointAt(0) ?? 0))
  expect(accents).toEqual([])
})

test('a page preloads the fonts of its language', () => {
  expect(fontsOf('en-US').map(({ href }) => href)).toEqual([
    '/fonts/archivo-text-basic.woff2',
    '/fonts/archivo-display-basic.woff2',
  ])
  expect(fontsOf('de-CH')).toHaveLength(4)
})

test('the style sheet of the fonts loads each file that a page preloads', () => {
  for (const { href } of fontsOf('de')) expect(sheet).toContain(`url("${href}")`)
})
