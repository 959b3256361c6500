import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { printStartScript, sourceOf, startScriptOf } from './startScript.ts'

const printed = { scripts: ['/assets/react.js', '/assets/shop.js'], isAsync: false }

test('the text in the page is identical to the text that the policy allows', () => {
  const script = startScriptOf('await import("/assets/shop.js")\n')
  const [, text = ''] = /<script [^>]*>(.*)<\/script>/s.exec(printStartScript(script, printed)) ?? []
  const digest = createHash('sha256').update(text).digest('base64')
  expect(sourceOf(script)).toBe(`'sha256-${digest}'`)
})

test('the element lists the scripts to load, and runs early if the document ends late', () => {
  const script = startScriptOf('run()')
  expect(printStartScript(script, printed)).toBe(
    '<script type="module" data-scripts="/assets/react.js /assets/shop.js">run()</script>\n',
  )
  expect(printStartScript(script, { ...printed, isAsync: true })).toContain('<script type="module" async data-scripts')
})

test('a script with an address is linked, and needs no digest', () => {
  const script = { src: '/src/app/client/start.ts' }
  expect(printStartScript(script, printed)).toContain('src="/src/app/client/start.ts" fetchpriority="low"></script>')
  expect(sourceOf(script)).toBeUndefined()
})

test.each(['</script>', '</SCRIPT ', '<script', '<!--'])(
  'a text with %s is refused, because it would end its element early',
  (text) => {
    expect(() => startScriptOf(`const words = '${text}'`)).toThrow(text.trim().replace(/>$/, ''))
  },
)
