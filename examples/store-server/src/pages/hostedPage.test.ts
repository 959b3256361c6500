import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { PAGE_HEADERS } from '../checkout/checkout.layout.ts'
import { noticePage } from '../checkout/confirmation.page.ts'
import { checkoutMessages } from '../checkout/messages/index.ts'
import { messagesIn } from '../identity/messages.ts'
import { renderExpired } from '../identity/signInPage.ts'
import { readStyle } from './hostedPage.ts'

const pages = [
  ['checkout', noticePage({ hreflang: 'en', home: '' }, checkoutMessages.en, 'used').text],
  ['sign-in', renderExpired({ language: 'en', messages: messagesIn('en'), home: '/' })],
]

const readShop = (file: string) =>
  readFile(new URL(`../../../../packages/reference-ui/${file}`, import.meta.url), 'utf8')

it.each(pages)("the %s pages have the shop's logo: the same drawing, and the name once", async (_page, page) => {
  const shop = await readShop('src/ui/picture/Mark.tsx')
  const drawing = /viewBox="([^"]+)".*?<path d="([^"]+)"/s
  const [, box, path] = drawing.exec(shop) ?? []
  expect(path?.length).toBeGreaterThan(100)
  const header = /<header.*?<\/header>/s.exec(page)?.[0] ?? ''
  expect(drawing.exec(header)?.slice(1)).toEqual([box, path])
  expect(header).not.toContain('ellipse')
  expect(header.match(/<span>Cairn<\/span>/g)).toHaveLength(1)
})

it.each(pages)('the %s pages preload two files of the fonts', async (_page, page) => {
  const style = await readStyle()
  const early = [...page.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)]
  expect(early).toHaveLength(2)
  for (const [, file] of early) expect(style).toContain(`url("${file}")`)
})

it("the pages have the fonts of the shop's sheet, and use their names", async () => {
  const style = await readStyle()
  const shop = await readShop('public/fonts/fonts.css')
  const rules = shop.slice(shop.indexOf('@font-face'))
  expect(rules).toContain('--text: "Archivo Text"')
  expect(style).toContain(rules)
  expect(style).toContain('var(--text')
  expect(style).toContain('var(--wide')
})

it('a checkout page contains its style sheet, and its policy allows this sheet and no other one', () => {
  const page = pages[0]?.[1] ?? ''
  const css = /<style>(.*)<\/style>/s.exec(page)?.[1] ?? ''
  expect(css.length).toBeGreaterThan(1000)
  const allowed = /style-src ([^;]*)/.exec(PAGE_HEADERS['content-security-policy'])?.[1]
  const hash = createHash('sha256').update(css).digest('base64')
  expect(allowed).toBe(`'self' 'sha256-${hash}'`)
})
