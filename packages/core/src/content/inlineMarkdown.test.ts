import { expect, test } from 'vitest'
import { inlineMarkdown } from './inlineMarkdown.ts'

test('markdown is split into marks: strong, emphasis, link and text', {
  meta: { spec: ['2.header.promo-markdown'] },
}, () => {
  expect(inlineMarkdown('**Free** shipping [now](/sale), *today*')).toEqual([
    { kind: 'strong', text: 'Free' },
    { kind: 'text', text: ' shipping ' },
    { kind: 'link', text: 'now', url: '/sale' },
    { kind: 'text', text: ', ' },
    { kind: 'emphasis', text: 'today' },
  ])
  expect(inlineMarkdown('[out](https://cairn.example/a)')).toEqual([
    { kind: 'link', text: 'out', url: 'https://cairn.example/a' },
  ])
  expect(inlineMarkdown('')).toEqual([])
})

test.each([
  ['<img src=x onerror=1>', '<img src=x onerror=1>'],
  ['[x](javascript:alert%281%29)', 'x'],
  ['[x](JaVaScRiPt:alert%281%29)', 'x'],
  ['[x](data:text/html,1)', 'x'],
  ['[x](https://user:word@cairn.example)', 'x'],
  ['[x](ftp://cairn.example)', 'x'],
  ['<script>1</script>', '<script>1</script>'],
])('%s is only text', { meta: { spec: ['2.header.promo-sanitised'] } }, (message, text) => {
  expect(inlineMarkdown(message)).toEqual([{ kind: 'text', text }])
})

test('an address with brackets makes no link', { meta: { spec: ['2.header.promo-sanitised'] } }, () => {
  expect(inlineMarkdown('[x](javascript:alert(1))').every(({ kind }) => kind !== 'link')).toBe(true)
})

test('a very long message is truncated', () => {
  expect(inlineMarkdown('a'.repeat(5000))).toEqual([{ kind: 'text', text: 'a'.repeat(2000) }])
})
