import { describe, expect, it } from 'vitest'
import { SITES } from '../sites/sites.data.ts'
import { withDemoNote } from './demoNote.ts'
import { mailOfSite } from './mailOfSite.ts'
import { mailMessages } from './messages/index.ts'

describe.each(SITES)('a mail of $entry.prefix', (site) => {
  const write = () => ({ subject: 'Order', title: 'Order', parts: [{ kind: 'text', text: '</body>' } as const] })
  const mail = { site: site.entry.prefix, ...mailOfSite(site, 'https://shop.example', write) }
  const { demo } = mailMessages[site.contentLanguage]

  it('says in both bodies that it is from a demo shop', () => {
    const { bodyText, bodyHtml } = withDemoNote(mail, 'demonstration')
    expect(bodyText.endsWith(`\n${demo}\n`)).toBe(true)
    expect(bodyHtml.split(demo)).toHaveLength(2)
    expect(bodyHtml.split('</body>')).toHaveLength(2)
  })

  it('does not when a payment is real', () => {
    const { bodyText, bodyHtml } = withDemoNote(mail, 'real')
    expect(bodyText + bodyHtml).not.toContain(demo)
  })
})

it('a mail that was sent and lost its texts stays as it is', () => {
  const sent = { site: 'de/de-de', bodyText: null, bodyHtml: null }
  expect(withDemoNote(sent, 'demonstration')).toBe(sent)
})
