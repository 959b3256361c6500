import type { Clock } from '../clock.ts'
import { type DatabaseLocation, openDatabase } from '../database/openDatabase.ts'
import type { Inventory } from '../inventory/inventory.types.ts'
import { siteOf } from '../sites/sites.ts'
import { StartError } from '../startError.ts'
import { refundRows } from './refundRows.ts'
import { markRefunded, receiveItems } from './refunds.ts'

const USAGE =
  '"npm run orders -- received CN-100001" books returned items back into the stock, "npm run orders -- refunded CN-100001" records the refund'

type Shop = DatabaseLocation & { hostOrigin: string; inventory: Inventory; clock: Clock; print: (line: string) => void }

/**
 * Runs `npm run orders` for the staff of the shop.
 * @throws StartError with one sentence: unknown step, unknown order, nothing to do, folder in use.
 */
export const runOrdersCommand = async (args: readonly string[], shop: Shop): Promise<void> => {
  const [step, number = '', ...others] = args
  if ((step !== 'received' && step !== 'refunded') || !/^CN-\d{1,10}$/.test(number) || others.length > 0)
    throw new StartError(`${USAGE}, not "${args.join(' ')}".`)
  const { database, close } = await openDatabase(shop)
  const handled = { number, origin: shop.hostOrigin, now: new Date(shop.clock.now()) }
  try {
    if (step === 'received') {
      const items = await receiveItems(database, shop.inventory, handled)
      const list = items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')
      shop.print(`Back in stock: ${list}. The buyer gets a mail. Refund the payment next.`)
    } else {
      const { order, refunds } = await markRefunded(database, handled)
      const site = siteOf(order.site)
      const rows = refunds.flatMap((refund) => refundRows(site, refund))
      const list = rows.map(({ label, value }) => `${label}: ${value}`).join(', ')
      shop.print(`The refund of the order ${number} is recorded (${list}). The buyer gets a mail.`)
    }
  } finally {
    await close()
  }
}
