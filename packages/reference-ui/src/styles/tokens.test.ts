import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const plain = (path: string): string => readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')

/** Returns every declaration as `property: value`, in the order of the file. */
const declarations = (css: string): readonly (readonly [property: string, value: string])[] =>
  [...css.matchAll(/(?<=[{;]\s*)(--[\w-]+|[a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map(([, property = '', value = '']) => [
    property,
    value.replaceAll(/\s+/g, ' ').trim(),
  ])

const palettes = ['styles/tokens.css', 'styles/scenery.css']
const sheets = globSync('**/*.css', { cwd: root }).filter((path) => !palettes.includes(path))

/** Named colours. They are allowed in masks, because a mask uses only the opacity of its colour. */
const named = /(?<![\w-])(?:white|black|gr[ae]y|red|green|blue|orange|yellow|silver|navy|teal|purple)(?![\w-])/
const literalColour = /#[\da-f]{3,8}\b|(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|light-dark\(/i
const time = /(?<![\w-])\d*\.?\d+m?s\b/
const length = /(?<![\w-])\d*\.?\d+(?:px|rem|vw|vh|cqw|pt)\b/

/**
 * A `clamp()` size. It depends on the viewport or the container, so it may contain literals that are not on the scale.
 */
const flowing = /clamp\((?:[^()]|\([^()]*\))*\)/g
/** A negative margin. It cancels the padding of the surrounding element, so it may repeat that padding as a literal. */
const drawnOut = /-\s?\d*\.?\d+(?:px|rem)\b/g
/** A hairline (1px) or an optical correction (below 0.1rem). Both may be literals. */
const hair = /(?<![\w.-])(?:1px|0?\.0\d+rem)\b/g

/**
 * Exceptions: distances that may be literals, because they depend on the size of the element beside them. The value of
 * each entry is the reason.
 */
const measured: Readonly<Record<string, string>> = {
  'consent/ConsentSettings.module.css: padding-inline-start': 'in line with the text after a tick of 18 px',
  'ui/picture/Mark.module.css: margin-inline-start': 'a part of the width of the mark',
}

const isSpace = (property: string): boolean => /^(?:margin|padding|gap|row-gap|column-gap)(?:-|$)/.test(property)

/** Whether a distance is a literal length instead of a token of the spacing scale. */
const isLooseSpace = (property: string, value: string): boolean =>
  isSpace(property) &&
  /(?<![\w-])\d*\.?\d+(?:px|rem)\b/.test(value.replaceAll(flowing, '').replaceAll(drawnOut, '').replaceAll(hair, ''))

const forbidden = (property: string, value: string): boolean => {
  // Sizes in `em` or per cent are allowed, because they are relative to the surrounding text.
  if (/^mask/.test(property)) return literalColour.test(value)
  if (literalColour.test(value) || named.test(value)) return true
  if (property === 'font') return length.test(value)
  if (property === 'font-size') return length.test(value)
  if (/radius$/.test(property)) return /[1-9]/.test(value.replaceAll(/var\([^)]*\)/g, ''))
  if (property === 'z-index') return /\d/.test(value.replaceAll(/var\([^)]*\)/g, ''))
  // Durations of 0 and 1 ms are allowed: they switch a state without motion, for instance to show an element after a
  // delay.
  if (/^(?:transition|animation)/.test(property)) return time.test(value.replaceAll(/(?<![\w-])(?:0m?s|1ms)\b/g, ''))
  return false
}

test('the check finds values outside of the tokens', () => {
  const bad = 'a { color: #fff; font: 500 12px/1 x; border-radius: 4px; z-index: 3; transition: color .2s; fill: red }'
  expect(declarations(bad).filter(([property, value]) => forbidden(property, value))).toHaveLength(6)
  const good =
    'a { border-radius: 0; color: var(--ink); font: 500 var(--t-3) / 1.2 var(--text); inset: 4px; mask: black }'
  expect(declarations(good).filter(([property, value]) => forbidden(property, value))).toEqual([])
})

test('every colour, type size, radius, layer and duration is a token', () => {
  expect(sheets.length).toBeGreaterThan(60)
  const outside = sheets.flatMap((path) =>
    declarations(plain(resolve(root, path)))
      .filter(([property, value]) => forbidden(property, value))
      .map(([property, value]) => `${path}: ${property}: ${value}`),
  )
  expect(outside).toEqual([])
})

test('no component redefines a token, because its children would take the value for the token', () => {
  const tokens = new Set(
    declarations(plain(resolve(root, palettes[0] ?? ''))).flatMap(([name]) => (name.startsWith('--') ? name : [])),
  )
  expect(tokens.size).toBeGreaterThan(80)
  const taken = sheets.flatMap((path) =>
    declarations(plain(resolve(root, path))).flatMap(([name]) => (tokens.has(name) ? `${path}: ${name}` : [])),
  )
  expect(taken).toEqual([])
})

test('the check finds a distance that is no step of the scale', () => {
  const bad =
    'a { margin: 0 12px; padding-inline: 0.9rem var(--s-2); gap: 3px; margin-block-start: calc(var(--s-2) + 5px); padding: 11px }'
  expect(declarations(bad).filter(([property, value]) => isLooseSpace(property, value))).toHaveLength(5)
  const good =
    'a { margin: 0 auto; padding: var(--s-2) 1px; gap: clamp(1rem, 2vw, 3rem) var(--gap); margin-block: -6px; padding-inline: calc(var(--edge) - 10px); margin-inline-start: 0.5em; inset: 4px; margin-block-start: 0.0625rem }'
  expect(declarations(good).filter(([property, value]) => isLooseSpace(property, value))).toEqual([])
})

test('every distance is a token, except for sizes of the element beside it', () => {
  const loose = sheets.flatMap((path) =>
    declarations(plain(resolve(root, path)))
      .filter(([property, value]) => isLooseSpace(property, value))
      .map(([property, value]) => ({ place: `${path}: ${property}`, value })),
  )
  expect(loose.filter(({ place }) => !(place in measured))).toEqual([])
  // The list has no outdated entries: every listed exception is still in use.
  expect(Object.keys(measured).filter((place) => !loose.some((found) => found.place === place))).toEqual([])
})

/**
 * Whether a value repeats a token as a literal: an inset that is a step of the spacing scale, or the touch target size
 * (44px).
 */
const writtenOut = (steps: ReadonlySet<string>, property: string, value: string): boolean =>
  /(?<![\w.-])44px\b/.test(value) ||
  (/^inset(?:-|$)/.test(property) &&
    (value.replaceAll(flowing, '').match(/(?<![\w.-])\d*\.?\d+rem\b/g) ?? []).some((length) => steps.has(length)))

test('no declaration repeats a step of the scale, and no two components repeat a fluid size', () => {
  const tokens = declarations(plain(resolve(root, palettes[0] ?? '')))
  const steps = new Set(tokens.flatMap(([name, value]) => (/^--s-/.test(name) ? value : [])))
  expect(steps.size).toBeGreaterThan(10)
  expect(writtenOut(steps, 'inset-block-start', 'calc(var(--header) + 1rem)')).toBe(true)
  expect(writtenOut(steps, 'min-block-size', '44px')).toBe(true)
  expect(writtenOut(steps, 'inset', '3px auto 1.1rem')).toBe(false)
  const found = sheets.map((path) => ({ path, declared: declarations(plain(resolve(root, path))) }))
  const written = found.flatMap(({ path, declared }) =>
    declared.flatMap(([property, value]) =>
      writtenOut(steps, property, value) ? `${path}: ${property}: ${value}` : [],
    ),
  )
  expect(written).toEqual([])
  const proportions = found.flatMap(({ path, declared }) =>
    [...new Set(declared.flatMap(([, value]) => value.match(flowing) ?? []))].map((proportion) => ({
      path,
      proportion,
    })),
  )
  const shared = [...Map.groupBy(proportions, ({ proportion }) => proportion).values()].filter(
    ({ length }) => length > 1,
  )
  expect(shared).toEqual([])
})

test.each(['../public/problem.css', '../../../examples/store-server/src/pages/hosted.css'])(
  '%s, a page outside of the app, has the colours and sizes of the tokens',
  (path) => {
    // If a token is declared several times, use the first declaration, which is the default. The later ones apply to a
    // surface, a language or reduced motion.
    const tokens = new Map([...declarations(plain(resolve(root, palettes[0] ?? '')))].reverse())
    const shared = declarations(plain(resolve(root, path))).filter(
      ([property]) => property.startsWith('--') && tokens.has(property),
    )
    expect(shared.length).toBeGreaterThan(5)
    // The pages link the separate font style sheet instead of declaring the fonts themselves.
    expect(plain(resolve(root, path))).not.toMatch(/@font-face|--(?:text|wide):/)
    const strip = (value: string | undefined): string | undefined => value?.replaceAll(/['"]/g, '')
    const others = shared.filter(([name, value]) => strip(tokens.get(name)) !== strip(value))
    expect(others.map(([name, value]) => `${name}: ${value} is not ${tokens.get(name)}`)).toEqual([])
  },
)
