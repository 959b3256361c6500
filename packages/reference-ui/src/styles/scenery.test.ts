import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const scenery = resolve(root, '../public/scenery')
const lands = globSync('*.svg', { cwd: scenery })
const LIMIT_BYTES = 12 * 1024

describe.each(lands)('the landscape %s', (file) => {
  const svg = readFileSync(resolve(scenery, file), 'utf8')

  it('weighs at most 12 kB compressed', () => {
    expect(gzipSync(svg).length).toBeLessThanOrEqual(LIMIT_BYTES)
  })

  it('contains no script, refers to nothing outside, and defines everything it refers to', () => {
    expect(svg).not.toMatch(/<script|\son\w+=|<image|href="(?!#)|url\((?!#)|NaN|undefined/)
    const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const references = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id)
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('defines every colour for the light and the dark scheme', () => {
    const [day = '', night = ''] = svg.slice(svg.indexOf('<style>'), svg.indexOf('</style>')).split('@media')
    const names = (palette: string) => [...palette.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)
    const used = [...new Set([...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))]
    expect(used.filter((name) => !names(day).includes(name))).toEqual([])
    expect(names(night)).toEqual(names(day))
  })
})

test('every landscape that a page names exists, and a page names every landscape', () => {
  const named = globSync('**/*.{css,tsx}', { cwd: root }).flatMap((path) =>
    [...readFileSync(resolve(root, path), 'utf8').matchAll(/\/scenery\/([\w-]+\.svg)/g)].map(([, file]) => file),
  )
  expect([...new Set(named)].toSorted()).toEqual([...lands].toSorted())
})
