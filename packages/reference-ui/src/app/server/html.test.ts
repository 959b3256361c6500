import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dataBlock, escapeHtml, escapeJson, printHead } from './html.ts'

it('keeps every value unchanged in a data block', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const parsed = new DOMParser().parseFromString(`<body>${dataBlock('x', value)}</body>`, 'text/html')
      expect(JSON.parse(parsed.getElementById('x')?.textContent ?? '')).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

it.each(['</script><script>alert(1)</script>', '<!--<script>', 'a\u2028b\u2029c'])(
  'never closes its script element early: %j',
  (text) => {
    expect(escapeJson({ text })).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(escapeJson({ text }))).toEqual({ text })
  },
)

it('escapes titles and attributes', () => {
  const printed = printHead({
    title: '<img src=x onerror=alert(1)>',
    tags: [{ name: 'meta', attributes: { name: 'description', content: '"><script>' } }],
  })
  expect(printed).not.toMatch(/<(img|script)/)
  expect(escapeHtml(`&<>"'`)).toBe('&amp;&lt;&gt;&quot;&#39;')
})

it.each([
  ['a\ud83c', 'a\ufffd'],
  ['\ude00\ude00 b', '\ufffd\ufffd b'],
  ['\\\ud83c', '\\\ufffd'],
  ['\\ud83c', '\\ud83c'],
  ['🏔️', '🏔️'],
])('serializes %j in the same way as UTF-8 encoding does in the markup', (text, read) => {
  expect(JSON.parse(escapeJson({ text }))).toEqual({ text: read })
})
