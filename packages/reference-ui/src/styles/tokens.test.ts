import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const plain = (path: string): string => readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')

/** Every `property: value`, in the order of the file. */
const declarations = (css: string): readonly (readonly [property: string, value: string])[] =>
  [...css.matchAll(/(?<=[{;]\s*)(--[\w-]+|[a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map(([, property = '', value = '']) => [
    property,
    value.replaceAll(/\s+/g, ' ').trim(),
  ])

const palettes = ['styles/tokens.css', 'styles/scenery.css']
const sheets = globSync('**/*.css', { cwd: root }).filter((path) => !palettes.includes(path))

/** Masks cut with black and show nothing of it. */
const named = /(?<![\w-])(?:white|black|gr[ae]y|red|green|blue|orange|yellow|silver|navy|teal|purple)(?![\w-])/
const literalColour = /#[\da-f]{3,8}\b|(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|light-dark\(/i
const time = /(?<![\w-])\d*\.?\d+m?s\b/
const length = /(?<![\w-])\d*\.?\d+(?:px|rem|vw|vh|cqw|pt)\b/

const forbidden = (property: string, value: string): boolean => {
  // A proportion of the text around it is no size of its own.
  if (/^mask/.test(property)) return literalColour.test(value)
  if (literalColour.test(value) || named.test(value)) return true
  if (property === 'font') return length.test(value)
  if (property === 'font-size') return length.test(value)
  if (/radius$/.test(property)) return /[1-9]/.test(value.replaceAll(/var\([^)]*\)/g, ''))
  if (property === 'z-index') return /\d/.test(value.replaceAll(/var\([^)]*\)/g, ''))
  // What is over at once still tells the script that it is over.
  if (/^(?:transition|animation)/.test(property)) return time.test(value.replaceAll(/(?<![\w-])(?:0m?s|1ms)\b/g, ''))
  return false
}

test('finds what stands outside of the tokens', () => {
  const bad = 'a { color: #fff; font: 500 12px/1 x; border-radius: 4px; z-index: 3; transition: color .2s; fill: red }'
  expect(declarations(bad).filter(([property, value]) => forbidden(property, value))).toHaveLength(6)
  const good =
    'a { border-radius: 0; color: var(--ink); font: 500 var(--t-3) / 1.2 var(--text); inset: 4px; mask: black }'
  expect(declarations(good).filter(([property, value]) => forbidden(property, value))).toEqual([])
})

test('every colour, size of type, radius, layer and duration is a token', () => {
  expect(sheets.length).toBeGreaterThan(60)
  const outside = sheets.flatMap((path) =>
    declarations(plain(resolve(root, path)))
      .filter(([property, value]) => forbidden(property, value))
      .map(([property, value]) => `${path}: ${property}: ${value}`),
  )
  expect(outside).toEqual([])
})

test.each([
  '../public/problem.css',
  '../../../examples/store-server/src/identity/style.css',
  '../../../examples/store-server/src/checkout/assets/checkout.css',
])('%s, which stands without the app, has the colours and sizes of the tokens', (path) => {
  // Their families fall back on what the machine has: the measured fallbacks belong to the app.
  const families = ['--text', '--wide']
  // The first value of a name counts: later ones are for a surface, a language or less motion.
  const tokens = new Map([...declarations(plain(resolve(root, palettes[0] ?? '')))].reverse())
  const shared = declarations(plain(resolve(root, path))).filter(
    ([property]) => property.startsWith('--') && tokens.has(property) && !families.includes(property),
  )
  expect(shared.length).toBeGreaterThan(5)
  const strip = (value: string | undefined): string | undefined => value?.replaceAll(/['"]/g, '')
  const others = shared.filter(([name, value]) => strip(tokens.get(name)) !== strip(value))
  expect(others.map(([name, value]) => `${name}: ${value} is not ${tokens.get(name)}`)).toEqual([])
})
