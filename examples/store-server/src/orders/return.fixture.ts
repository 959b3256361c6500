import { eq } from 'drizzle-orm'
import type { Shop } from '../testing/shop.ts'
import { type Bought, post } from './buy.fixture.ts'
import { orders } from './orders.schema.ts'

/** Returns the value of a hidden field. */
export const hidden = (text: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''

export const look = async (shop: Shop, path: string) => shop.call('GET', path, { headers: { accept: 'text/html' } })

/** Fills in the form of an order's link. */
export const formOf = async (shop: Shop, path: string, items: readonly number[] = [0]) => {
  const page = await look(shop, `${path}/return`)
  return (step: string, change: Record<string, string> = {}, more: readonly [string, string][] = []) => {
    const fields = {
      name: 'Ada Berg',
      email: 'ada@example.com',
      submission: hidden(page.text, 'submission'),
      ...change,
    }
    const chosen = items.map((item): [string, string] => ['items', String(item)])
    return post(shop, `${path}/return`, [...Object.entries(fields), ...chosen, ...more, ['step', step]])
  }
}

export const setDelivered = ({ database, clock }: Shop, { number }: Bought) =>
  database
    .update(orders)
    .set({ status: 'completed', deliveredAt: new Date(clock.now()) })
    .where(eq(orders.number, number))
