import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { mails } from '../mail/mail.schema.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { shelf, stockOf } from '../testing/shelf.ts'
import { HOST, type Shop, shopOn } from '../testing/shop.ts'
import { fillFolder } from '../testing/templates.ts'
import { buy } from './buy.fixture.ts'
import { orders } from './orders.schema.ts'
import { runOrdersCommand } from './ordersCommand.ts'
import { markRefunded, receiveItems } from './refunds.ts'
import { returnLines, returnOrder } from './returns.repository.ts'
import { shipOrder } from './shipOrders.ts'

describeOnBothDatabases('the staff', (open) => {
  const freshShop = shopOn(open, [
    { id: 31, stock: 5 },
    { id: 41, stock: 5 },
    { id: 51, tracked: false, stock: 0 },
  ])
  const momentOf = ({ clock }: Shop) => ({ origin: HOST, now: new Date(clock.now()) })
  const address = { origin: HOST, support: {} }
  const send = async (shop: Shop, number: string, positions: readonly number[]) => {
    const [order] = await shop.database.select().from(orders)
    const statement = {
      submission: crypto.randomUUID(),
      kind: 'withdrawal',
      site: 'de/de-de',
      orderNumber: number,
      name: 'Ada Berg',
      email: 'ada@example.com',
    } as const
    const chosen = { positions: [...positions], pieces: null }
    const returned = { orderId: order?.id ?? 0, chosen, shop: address, now: new Date(shop.clock.now()) }
    expect(await returnLines(shop.database, shelf, statement, returned)).toBe(true)
  }
  const mailsAbout = async (shop: Shop, step: string) =>
    (await shop.database.select().from(mails)).filter(({ cause }) => cause.endsWith(` ${step}`))

  it('books returned items back into the stock once, with a mail, and the page of the order shows it', async () => {
    const shop = await freshShop()
    const { number, path } = await buy(shop, { variants: [31, 41, 51] })
    await shipOrder(shop.database, number, { now: shop.clock.now(), origin: HOST })
    await send(shop, number, [0, 2])
    expect(await stockOf(shop.database, 31)).toBe(3)
    const items = await receiveItems(shop.database, shelf, { number, ...momentOf(shop) })
    expect(items.map(({ quantity }) => quantity)).toEqual([2, 2])
    expect(await Promise.all([31, 41, 51].map((id) => stockOf(shop.database, id)))).toEqual([5, 3, 0])
    const [mail, ...others] = await mailsAbout(shop, 'itemsReceived')
    expect(mail).toMatchObject({ recipient: 'ada@example.com', subject: expect.stringContaining(number) })
    expect(others).toEqual([])
    expect((await shop.call('GET', path)).text).toContain('Deine Artikel sind seit dem 1. Juni 2026 bei uns.')
    await expect(receiveItems(shop.database, shelf, { number, ...momentOf(shop) })).rejects.toThrow(
      `The order ${number} has no return whose items are missing.`,
    )
    expect(await stockOf(shop.database, 31)).toBe(5)
  })

  it('mails no receipt for items that were withdrawn before the parcel left', async () => {
    const shop = await freshShop()
    const { number, path } = await buy(shop, { variants: [31, 41] })
    await send(shop, number, [0])
    await receiveItems(shop.database, shelf, { number, ...momentOf(shop) })
    expect(await mailsAbout(shop, 'itemsReceived')).toEqual([])
    const { text } = await shop.call('GET', path)
    expect(text).toContain('Diese Artikel verschicken wir nicht')
    expect(text).not.toContain('sind seit dem')
  })

  it('can sell the pieces of an order at once that was withdrawn before it left the shop', async () => {
    const shop = await freshShop()
    const { number, path } = await buy(shop, { variants: [31, 41] })
    await send(shop, number, [0])
    expect(await stockOf(shop.database, 31)).toBe(3)
    await send(shop, number, [1])
    expect(await Promise.all([31, 41].map((id) => stockOf(shop.database, id)))).toEqual([5, 5])
    await expect(receiveItems(shop.database, shelf, { number, ...momentOf(shop) })).rejects.toThrow(
      `The order ${number} has no return whose items are missing.`,
    )
    expect(await mailsAbout(shop, 'itemsReceived')).toEqual([])
    expect((await shop.call('GET', path)).text).not.toContain('sind seit dem')
    await markRefunded(shop.database, { number, ...momentOf(shop) })
    expect((await shop.call('GET', path)).text).toContain('Erstattet am 1. Juni 2026.')
  })

  it('can sell the pieces at once after a withdrawal by the form that asks for the number, too', async () => {
    const shop = await freshShop()
    const { number } = await buy(shop)
    expect(await stockOf(shop.database, 31)).toBe(3)
    const statement = { kind: 'withdrawal', site: 'de/de-de', name: 'Ada Berg', email: 'ada@example.com' } as const
    const submission = crypto.randomUUID()
    const received = { shop: address, now: new Date(shop.clock.now()) }
    await returnOrder(shop.database, shelf, { ...statement, submission, orderNumber: number }, received)
    expect(await stockOf(shop.database, 31)).toBe(5)
  })

  it('records the refund only after the items have come', async () => {
    const shop = await freshShop()
    const { number, path } = await buy(shop, { variants: [31, 41] })
    await send(shop, number, [0])
    await expect(markRefunded(shop.database, { number, ...momentOf(shop) })).rejects.toThrow(
      `No refund of the order ${number} is due: "npm run orders -- received ${number}" comes first.`,
    )
    await receiveItems(shop.database, shelf, { number, ...momentOf(shop) })
    shop.clock.advance(24 * 60 * 60 * 1000)
    await markRefunded(shop.database, { number, ...momentOf(shop) })
    expect(await mailsAbout(shop, 'refunded')).toHaveLength(1)
    const { text } = await shop.call('GET', path)
    expect(text).toContain('Erstattet am 2. Juni 2026.')
    expect(text).not.toContain('Die Erstattung folgt')
    await expect(markRefunded(shop.database, { number, ...momentOf(shop) })).rejects.toThrow('No refund of the order')
  })
})

describe('npm run orders', () => {
  const run = (dataDir: string, ...args: readonly string[]) =>
    runOrdersCommand(args, { dataDir, hostOrigin: HOST, inventory: shelf, clock: { now: () => 0 }, print: () => {} })

  it.each([
    [[]],
    [['received']],
    [['lost', 'CN-100001']],
    [['received', '100001']],
    [['received', 'CN-100001', 'CN-100002']],
  ])('refuses the arguments %j, and names the right ones', async (args) => {
    await expect(run('/nowhere', ...args)).rejects.toThrow(`records the refund, not "${args.join(' ')}".`)
  })

  it('names an order that does not exist, and leaves the folder for the next command', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cairn-orders-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await fillFolder(folder, 'migrated')
    await expect(run(folder, 'received', 'CN-1')).rejects.toThrow('There is no order CN-1.')
    await expect(run(folder, 'refunded', 'CN-1')).rejects.toThrow('There is no order CN-1.')
  })
})
