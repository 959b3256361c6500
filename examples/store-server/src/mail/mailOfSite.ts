import type { Site } from '../sites/sites.data.ts'
import type { ComposedMail, MailPart } from './composeMail.ts'
import { composeMail } from './composeMail.ts'
import { type MailMessages, mailMessages } from './messages/index.ts'

/** Writes a mail in the language of a site, with the shop's footer. */
export function mailOfSite(
  site: Site,
  origin: string,
  write: (messages: MailMessages) => {
    subject: string
    title: string
    parts: readonly MailPart[]
    footer?: readonly MailPart[]
  },
): ComposedMail {
  const messages = mailMessages[site.contentLanguage]
  const { footer = [], ...content } = write(messages)
  return composeMail({
    ...content,
    language: site.entry.hreflang,
    home: `${origin}/${site.entry.prefix}`,
    footer: [
      ...footer,
      { kind: 'text', text: messages.questions },
      { kind: 'link', text: messages.service, url: `${origin}/${site.entry.prefix}/service` },
    ],
  })
}
