import { expect, test } from 'vitest'
import { unescapeText } from './text.ts'

test.each([
  ['Men &gt; Jackets &amp; Vests&trade;', 'Men > Jackets & Vests™'],
  ['Hat &quot;Loch&quot; &#39;24 &#x2F; &reg;&nbsp;&copy;&apos;', 'Hat "Loch" \'24 / ®\u00a0©\''],
  // Text that was escaped twice is unescaped only once.
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&lt;b&gt;', '<b>'],
  ['Salt & Pepper &unknown; &#0; &#1114112;', 'Salt & Pepper &unknown; &#0; &#1114112;'],
])('%s is unescaped to %s', { meta: { spec: ['2.search.unescape'] } }, (escaped, text) => {
  expect(unescapeText(escaped)).toBe(text)
})
