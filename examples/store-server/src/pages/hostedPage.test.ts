import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
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

it.each(pages)(
  "the %s pages link the shop's sheet of fonts before their own, which uses its names",
  async (_page, page) => {
    const [fonts = '', own] = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href]) => href)
    expect(own).toBeDefined()
    const sheet = await readShop(`public${fonts}`)
    const used = (await readStyle()).match(/var\(--(?:text|wide)/g) ?? []
    expect(new Set(used).size).toBe(2)
    for (const name of used) expect(sheet).toContain(`${name.slice('var('.length)}: "Archivo `)
  },
)
