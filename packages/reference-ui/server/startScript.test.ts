import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { printStartScript, sourceOf, startScriptOf } from './startScript.ts'

const printed = { scripts: ['/assets/react.js', '/assets/shop.js'], isAsync: false }

test('the text that stands in the page is the very text that the policy allows', () => {
  const script = startScriptOf('await import("/assets/shop.js")\n')
  const [, text = ''] = /<script [^>]*>(.*)<\/script>/s.exec(printStartScript(script, printed)) ?? []
  const digest = createHash('sha256').update(text).digest('base64')
  expect(sourceOf(script)).toBe(`'sha256-${digest}'`)
})

test('the element tells the script what to fetch, and runs early where the end of the document is late', () => {
  const script = startScriptOf('run()')
  expect(printStartScript(script, printed)).toBe(
    '<script type="module" data-scripts="/assets/react.js /assets/shop.js">run()</script>\n',
  )
  expect(printStartScript(script, { ...printed, isAsync: true })).toContain('<script type="module" async data-scripts')
})

test('a script that has an address is named, and needs no digest', () => {
  const script = { src: '/src/app/start.ts' }
  expect(printStartScript(script, printed)).toContain('src="/src/app/start.ts" fetchpriority="low"></script>')
  expect(sourceOf(script)).toBeUndefined()
})

test.each(['</script>', '</SCRIPT ', '<script', '<!--'])(
  'a text with %s is refused: it would end its element early',
  (text) => {
    expect(() => startScriptOf(`const words = '${text}'`)).toThrow(text.trim().replace(/>$/, ''))
  },
)
