import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** Returns the selectors of a style sheet that end in a sibling without a tag or class, as in `.hint ~ :last-child`. */
const nameless = (css: string): readonly string[] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=(?:^|[{};])\s*)([^{};@]+)\{/g)]
    .flatMap(([, selectors = '']) => selectors.split(/,(?![^(]*\))/))
    .map((selector) => selector.replaceAll(/\s+/g, ' ').trim())
    .filter((selector) => /[+~] :(?:first|last|nth|only|empty)[^ ]*$/.test(selector))

test('the check finds a position after a sibling that names no tag or class', () => {
  expect(nameless('.a ~ :last-child { x: y } .b + div { x: y }\n.c, .d + :nth-child(2) { x: y }')).toEqual([
    '.a ~ :last-child',
    '.d + :nth-child(2)',
  ])
})

test('no selector makes Chromium restyle the whole page whenever an element is inserted', () => {
  const found = globSync('**/*.css', { cwd: root }).flatMap((path) => {
    const css = readFileSync(resolve(root, path), 'utf8')
    return nameless(css).map((selector) => `${path}: ${selector}`)
  })
  expect(found).toEqual([])
})
