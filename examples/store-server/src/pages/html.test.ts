import { expect, it } from 'vitest'
import { html } from './html.ts'

it('escapes values in elements and attributes', () => {
  const evil = `"><img src=x onerror='a()'>&`
  expect(html`<p title="${evil}">${evil}</p>`.text).toBe(
    '<p title="&quot;&gt;&lt;img src=x onerror=&#39;a()&#39;&gt;&amp;">&quot;&gt;&lt;img src=x onerror=&#39;a()&#39;&gt;&amp;</p>',
  )
})

it('inserts nested templates unescaped, joins lists, and omits null, undefined and false', () => {
  expect(html`<ul>${[1, 2].map((n) => html`<li>${n}</li>`)}</ul>${null}${undefined}${false}`.text).toBe(
    '<ul><li>1</li><li>2</li></ul>',
  )
})
