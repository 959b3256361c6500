import { runInBackground } from '../background.ts'
import { isLocal } from '../config.ts'
import type { Inventory } from '../inventory/inventory.types.ts'
import type { Vertical } from '../vertical.ts'
import { devOrdersPages } from './devOrders.pages.ts'
import { shipOrders } from './shipOrders.ts'

const INTERVAL_MS = 60_000

/** Ships and delivers the orders of the demonstration. A real shop starts with `DEMO_SHIPPING=0`. */
export const createDemoShipping = (inventory: Inventory, intervalMs = INTERVAL_MS): Vertical => ({
  name: 'demo shipping',
  pages: async (app, context) => {
    const { config, database, clock } = context
    if (!config.demoShipping) return
    if (isLocal(new URL(config.hostOrigin))) await devOrdersPages(app, context, inventory)
    runInBackground(app, {
      intervalMs,
      failure: 'orders wait to be shipped',
      run: (isStopped) => shipOrders(database, { now: clock.now(), origin: config.hostOrigin }, isStopped),
    })
  },
})
