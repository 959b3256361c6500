import { createTransport } from 'nodemailer'
import type { DueMail } from './mailQueue.ts'

export type MailTransport = {
  send: (mail: DueMail) => Promise<void>
  close: () => void
}

/** Short timeouts, because the server waits for a running attempt when it stops. A later attempt sends the mail. */
const PATIENCE_MS = 4_000

export type MailServer = { url: string; from: string }

/** Sends mails through an SMTP server. */
export function smtpTransport({ url, from }: MailServer): MailTransport {
  const transport = createTransport(withTimeouts(url), { from })
  return {
    send: async ({ id, recipient, subject, bodyText, bodyHtml, unsubscribeUrl }) => {
      await transport.sendMail({
        // An object is one address; a text would be parsed as a list of addresses.
        to: { name: '', address: recipient },
        subject,
        text: bodyText,
        html: bodyHtml,
        // The id stays the same at each attempt, so mail servers can drop a copy.
        messageId: `<${id}@${domainOf(from)}>`,
        headers: unsubscribeUrl === null ? {} : unsubscribeHeaders(unsubscribeUrl),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    close: () => transport.close(),
  }
}

/** The library reads its options from the query of the URL. */
function withTimeouts(url: string): string {
  const timed = new URL(url)
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    timed.searchParams.set(name, String(PATIENCE_MS))
  }
  return timed.href
}

/** The headers with which mail programs offer to unsubscribe in one click (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const domainOf = (from: string): string => /@([^\s@>]+)>?$/.exec(from)?.[1] ?? 'localhost'

/** Without an SMTP server the mails stay in the database. `/dev/mail` shows them during development. */
export const noTransport: MailTransport = { send: async () => undefined, close: () => undefined }
