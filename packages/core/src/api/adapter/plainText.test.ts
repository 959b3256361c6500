import { expect, test } from 'vitest'
import { plainText } from './plainText.ts'

test.each([
  ['Salt & Pepper', 'Salt & Pepper'],
  ['<p>Warm.</p>\n<p>Light&nbsp;&amp; dry.</p>', 'Warm.\nLight\u00a0& dry.'],
  ['One<br/>two<BR>three', 'One\ntwo\nthree'],
  ['<ul><li>a</li><li class="x > y">b</li></ul>', 'a\ny">b'],
  ['1 &lt; 2 &lt;b&gt;', '1 < 2 <b>'],
  ['', ''],
  ['an open <tag', 'an open <tag'],
])('%j becomes %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})
