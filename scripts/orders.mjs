// npm run orders: books the items of a return back into the stock, and records its refund.

import { catalogueInventory } from '../examples/store-server/src/catalogue/inventory.ts'
import { systemClock } from '../examples/store-server/src/clock.ts'
import { readConfig } from '../examples/store-server/src/config.ts'
import { runOrdersCommand } from '../examples/store-server/src/orders/ordersCommand.ts'
import { StartError as StoreError } from '../examples/store-server/src/startError.ts'
import { explain, readStorage } from './settings.mjs'

try {
  const { dataFolder } = await readStorage()
  const config = readConfig({ ...process.env, DATA_DIR: dataFolder })
  const shop = { ...config, inventory: catalogueInventory, clock: systemClock, print: console.log }
  await runOrdersCommand(process.argv.slice(2), shop)
} catch (error) {
  if (error instanceof StoreError) console.error(error.message)
  else explain(error)
  process.exitCode = 1
}
