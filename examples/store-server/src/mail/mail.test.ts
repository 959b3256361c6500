import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createServer } from '../server.ts'
import { describeOnBothDatabases, openerOf } from '../testing/bothDatabases.ts'
import { callerOf, HOST, type Shop, shopOn, testVerticals, verifyTestToken } from '../testing/shop.ts'
import { composeMail } from './composeMail.ts'
import { mails } from './mail.schema.ts'
import { createMail } from './mail.vertical.ts'
import { type NewMail, writeMail } from './mailQueue.ts'
import { sendMails } from './sendMails.ts'
import { type MailTransport, smtpTransport } from './transport.ts'

const MINUTE = 60_000
const evil = 'Ada\r\nBcc: everybody@example.com <script>alert(1)</script>'

const mailTo = (recipient: string, change: Partial<NewMail> = {}): NewMail => ({
  ...composeMail({
    language: 'de-DE',
    home: HOST,
    subject: `Danke, ${evil}`,
    title: 'Danke für deine Bestellung',
    parts: [
      { kind: 'text', text: `Hallo ${evil}` },
      { kind: 'link', text: 'Bestellung ansehen', url: `${HOST}/orders/abc` },
    ],
    footer: [{ kind: 'text', text: 'Cairn ist ein Beispiel.' }],
  }),
  cause: `test ${recipient}`,
  recipient,
  site: 'de/de-de',
  ...change,
})

/** Sends what is due through a transport of the test. */
const sendDue = ({ database, clock }: Shop, send: MailTransport['send'], warnings: unknown[] = []) =>
  sendMails(
    {
      database,
      clock,
      log: { warn: (...entry: unknown[]) => void warnings.push(entry) },
      transport: { send, close: () => undefined },
      payment: 'real',
      keepBody: false,
    },
    () => false,
  )

describeOnBothDatabases('the mail queue', (open) => {
  const freshShop = shopOn(open, [])
  const write = ({ database, clock }: Shop, mail: NewMail) => writeMail(database, mail, new Date(clock.now()))

  it('sends a mail once, and deletes its texts', async () => {
    const shop = await freshShop()
    await write(shop, mailTo('ada@example.com'))
    await write(shop, mailTo('ada@example.com'))
    const sent: string[] = []
    const send: MailTransport['send'] = async ({ recipient }) => void sent.push(recipient)
    await Promise.all([sendDue(shop, send), sendDue(shop, send)])
    shop.clock.advance(60 * MINUTE)
    await sendDue(shop, send)
    expect(sent).toEqual(['ada@example.com'])
    expect(await shop.database.select().from(mails)).toMatchObject([
      { bodyText: null, bodyHtml: null, dueAt: null, sentAt: expect.any(Date) },
    ])
  })

  it('is not written when the transaction of its cause fails', async () => {
    const shop = await freshShop()
    const failing = shop.database.transaction(async (tx) => {
      await writeMail(tx, mailTo('ada@example.com'), new Date(0))
      throw new Error('sold out')
    })
    await expect(failing).rejects.toThrow('sold out')
    expect(await shop.database.select().from(mails)).toEqual([])
  })

  it('tries a failed mail again later, six times in total, and logs no address', async () => {
    const shop = await freshShop()
    await write(shop, mailTo('ada@example.com'))
    const warnings: unknown[] = []
    let tries = 0
    const refuse = async () => {
      tries += 1
      throw Object.assign(new Error('no such user ada@example.com'), { code: 'EENVELOPE' })
    }
    await sendDue(shop, refuse, warnings)
    await sendDue(shop, refuse, warnings)
    expect(tries).toBe(1)
    for (const minutes of [1, 5, 30, 120, 480, 10_000]) {
      shop.clock.advance(minutes * MINUTE)
      await sendDue(shop, refuse, warnings)
    }
    expect(tries).toBe(6)
    expect(JSON.stringify(warnings)).toContain('EENVELOPE')
    expect(JSON.stringify(warnings)).not.toContain('ada@')
    expect(await shop.database.select().from(mails)).toMatchObject([{ sentAt: null, dueAt: null, attempts: 6 }])
  })
})

describe('a mail server', () => {
  const received: { from: string; to: string[]; text: string }[] = []
  let isDown = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(isDown ? new Error('try later') : undefined),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  let transport: MailTransport
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    transport = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from: 'Cairn <shop@cairn.example>' })
  })
  afterAll(async () => {
    transport.close()
    await new Promise<void>((done) => server.close(done))
  })
  const due = (recipient: string, unsubscribeUrl: string | null = null) => ({
    id: '0b6cf5b0-5b3c-4a65-b14a-a3f2a6d5ef0e',
    unsubscribeUrl,
    ...mailTo(recipient, {}),
  })

  it('gets the text and the HTML of a mail for one recipient, without the headers of an attacker', async () => {
    await transport.send({ ...due('ada@example.com'), unsubscribeUrl: `${HOST}/mail/end/abc` })
    const [mail] = received
    expect(mail).toMatchObject({ from: 'shop@cairn.example', to: ['ada@example.com'] })
    const [head = ''] = mail?.text.split('\r\n\r\n') ?? []
    expect(head).not.toMatch(/^bcc:/im)
    expect(head).toContain('Message-ID: <0b6cf5b0-5b3c-4a65-b14a-a3f2a6d5ef0e@cairn.example>')
    expect(head).toContain(`List-Unsubscribe: <${HOST}/mail/end/abc>`)
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(mail?.text).toContain('Content-Type: text/plain')
    const [, page] = mail?.text.split('Content-Type: text/html') ?? []
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toContain('<script>')
  })

  it('never gets a second recipient out of one address', async () => {
    received.length = 0
    await transport.send(due('ada@example.com, eve@example.com')).catch(() => undefined)
    expect(received.flatMap(({ to }) => to).length).toBeLessThan(2)
    expect(received.flatMap(({ to }) => to)).not.toContain('eve@example.com')
  })

  it('that refuses a mail makes the attempt fail', async () => {
    isDown = true
    await expect(transport.send(due('ada@example.com'))).rejects.toThrow()
    isDown = false
  })
})

describe('the development mailbox', () => {
  const open = openerOf('PGlite')
  let opened: ReturnType<typeof open> | undefined
  const serve = async (env: Record<string, string>) => {
    opened ??= open()
    const { database } = await opened
    const app = await createServer({
      config: { ...readConfig(env), logLevel: 'silent' },
      database,
      verifyAccessToken: verifyTestToken,
      verticals: [...testVerticals, createMail(10)],
    })
    return { app, database, call: callerOf(app) }
  }

  it('lists the mails, newest first, and shows the text and the HTML of one', async () => {
    const { app, database, call } = await serve({})
    expect((await call('GET', '/dev/mail')).text).toContain('No mails yet')
    await writeMail(database, mailTo('ada@example.com'), new Date('2026-01-01T10:00:00Z'))
    await writeMail(database, mailTo('eve@example.com'), new Date('2026-01-02T10:00:00Z'))
    const list = await call('GET', '/dev/mail')
    expect(list.text.indexOf('eve@example.com')).toBeLessThan(list.text.indexOf('ada@example.com'))
    expect(list.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
    const path = /\/dev\/mail\/[0-9a-f-]{36}/.exec(list.text)?.[0] ?? ''
    const text = await call('GET', path)
    expect(text.text).toContain(`<a href="${HOST}/orders/abc">`)
    expect(text.text).not.toContain('<script>')
    const shown = await call('GET', `${path}/html`)
    expect(shown.text).toContain('Danke für deine Bestellung')
    expect(shown.text).not.toContain('<script>')
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await call('GET', '/dev/mail/nothing')).status).toBe(400)
    await expect
      .poll(async () => (await database.select().from(mails)).every(({ sentAt }) => sentAt !== null))
      .toBe(true)
    await app.close()
  })

  it.each([[{ HOST_ORIGIN: 'https://shop.example' }], [{ SMTP_URL: 'smtp://127.0.0.1:1' }]])(
    'does not exist with %o',
    async (env) => {
      const { app, call } = await serve(env)
      expect((await call('GET', '/dev/mail')).status).toBe(404)
      await app.close()
    },
  )
})
