import { expect, it } from 'vitest'
import { openerOf } from '../testing/bothDatabases.ts'
import { composeMail } from './composeMail.ts'
import { mails } from './mail.schema.ts'
import { writeMail } from './mailQueue.ts'
import { sendMails } from './sendMails.ts'

const open = openerOf('PGlite')
const now = new Date('2026-06-01')

const openQueue = async (recipients: readonly string[]) => {
  const { database } = await open()
  for (const recipient of recipients) {
    const mail = composeMail({ language: 'de-DE', home: '', subject: 'Danke', title: 'Danke', parts: [], footer: [] })
    await writeMail(database, { ...mail, cause: recipient, recipient, site: 'de/de-de' }, now)
  }
  return database
}

it('finishes the mail in progress when the server stops, and leaves the others for the next start', async () => {
  const database = await openQueue(['ada@example.com', 'bea@example.com'])
  const sent: string[] = []
  const send = async ({ recipient }: { recipient: string }) => void sent.push(recipient)
  const sending = {
    database,
    clock: { now: () => now.getTime() },
    log: { warn: () => undefined },
    transport: { send, close: () => undefined },
    payment: 'demonstration' as const,
    keepBody: true,
  }
  await sendMails(sending, () => sent.length === 1)
  expect(sent).toHaveLength(1)
  await sendMails(sending, () => false)
  expect(sent.toSorted()).toEqual(['ada@example.com', 'bea@example.com'])
})

it('sends the next mail after a failure, and keeps the texts for the development mailbox', async () => {
  const database = await openQueue(['broken@example.com', 'cleo@example.com'])
  const warnings: unknown[] = []
  const send = async ({ recipient }: { recipient: string }) => {
    if (recipient.startsWith('broken')) throw Object.assign(new Error(recipient), { code: 'EENVELOPE' })
  }
  const log = { warn: (...entry: unknown[]) => void warnings.push(entry) }
  const transport = { send, close: () => undefined }
  const clock = { now: () => now.getTime() }
  await sendMails({ database, clock, log, transport, payment: 'demonstration', keepBody: true }, () => false)
  const rows = await database.select().from(mails)
  const failed = rows.find(({ recipient }) => recipient.startsWith('broken'))
  expect(failed).toMatchObject({ sentAt: null, attempts: 1 })
  expect(rows.find(({ recipient }) => recipient.startsWith('cleo'))).toMatchObject({
    sentAt: now,
    bodyText: expect.stringContaining('Danke'),
  })
  expect(warnings).toEqual([[{ mail: failed?.id, code: 'EENVELOPE' }, 'a mail was not sent']])
})
