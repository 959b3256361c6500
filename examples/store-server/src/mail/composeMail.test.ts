import { expect, it } from 'vitest'
import { composeMail } from './composeMail.ts'

const HELP = 'help@shop.example'
const links = [
  { text: `Send the photo here: ${HELP}`, url: `mailto:${HELP}` },
  { text: 'https://shop.example/terms', url: 'https://shop.example/terms' },
  { text: 'Imprint', url: 'https://shop.example/imprint' },
]
const mail = composeMail({
  language: 'en-GB',
  home: 'https://shop.example',
  subject: 'A mail',
  title: 'A mail',
  parts: [{ kind: 'links', links }],
  footer: [],
})

it('writes a link whose text has its address only once in plain text', () => {
  expect(mail.bodyText).toContain(
    `Send the photo here: ${HELP}\nhttps://shop.example/terms\nImprint: https://shop.example/imprint\n`,
  )
})

it('keeps the address of every link in HTML', () => {
  for (const { text, url } of links) expect(mail.bodyHtml).toMatch(new RegExp(`href="${url}"[^>]*>${text}</a>`))
})
