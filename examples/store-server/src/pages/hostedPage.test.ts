import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { noticePage } from '../checkout/confirmation.page.ts'
import { checkoutMessages } from '../checkout/messages/index.ts'
import { renderExpired } from '../identity/signInPage.ts'
import { wordsIn } from '../identity/words.ts'

it.each([
  ['checkout', noticePage({ hreflang: 'en', home: '' }, checkoutMessages.en, 'used').text],
  ['sign-in', renderExpired({ language: 'en', words: wordsIn('en'), home: '/' })],
])("the %s pages have the shop's logo: the same drawing, and the name once", async (_page, page) => {
  const shop = await readFile(
    new URL('../../../../packages/reference-ui/src/ui/picture/Mark.tsx', import.meta.url),
    'utf8',
  )
  const drawing = /viewBox="([^"]+)".*?<path d="([^"]+)"/s
  const [, box, path] = drawing.exec(shop) ?? []
  expect(path?.length).toBeGreaterThan(100)
  const header = /<header.*?<\/header>/s.exec(page)?.[0] ?? ''
  expect(drawing.exec(header)?.slice(1)).toEqual([box, path])
  expect(header).not.toContain('ellipse')
  expect(header.match(/<span>Cairn<\/span>/g)).toHaveLength(1)
})
