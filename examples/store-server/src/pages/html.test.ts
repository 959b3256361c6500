import { expect, it } from 'vitest'
import { html } from './html.ts'

it('writes values as text, in elements and in attributes', () => {
  const evil = `"><img src=x onerror='a()'>&`
  expect(html`<p title="${evil}">${evil}</p>`.text).toBe(
    '<p title="&quot;&gt;&lt;img src=x onerror=&#39;a()&#39;&gt;&amp;">&quot;&gt;&lt;img src=x onerror=&#39;a()&#39;&gt;&amp;</p>',
  )
})

it('takes other templates as they are, lists one after another, and nothing for what is absent', () => {
  expect(html`<ul>${[1, 2].map((n) => html`<li>${n}</li>`)}</ul>${null}${undefined}${false}`.text).toBe(
    '<ul><li>1</li><li>2</li></ul>',
  )
})
