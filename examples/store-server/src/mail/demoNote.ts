import type { Config } from '../config.ts'
import { html } from '../pages/html.ts'
import { siteOf } from '../sites/sites.ts'
import type { MailRow } from './mail.schema.ts'
import { mailMessages } from './messages/index.ts'

type Bodies = Pick<MailRow, 'site' | 'bodyText' | 'bodyHtml'>

/**
 * Adds the sentence that nothing is paid to a mail of a demonstration, when it is sent or shown. The mail queue knows
 * no setting of the shop, so the stored mail has no such sentence.
 */
export function withDemoNote<Mail extends Bodies>(mail: Mail, payment: Config['payment']): Mail {
  const { site, bodyText, bodyHtml } = mail
  if (payment === 'real' || bodyText === null || bodyHtml === null) return mail
  const { demo } = mailMessages[siteOf(site).contentLanguage]
  const note = html`<p style="max-width:600px;margin:0 auto;padding:0 24px 24px;font-size:13px">${demo}</p>\n</body>`
  return { ...mail, bodyText: `${bodyText}\n${demo}\n`, bodyHtml: bodyHtml.replace('</body>', () => note.text) }
}
