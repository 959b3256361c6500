import { type ChangeAnswer, type ChangedShop, openChangedShop } from './changedShop.ts'
import { test as base } from './shop.ts'

/**
 * Returns a test whose browser uses a shop with changed responses. That shop uses the port that `portOf` returns for
 * the shop's own port, and the next port.
 */
export const testOf = (portOf: (shopPort: number) => number, change: ChangeAnswer) =>
  base.extend<object, { changedShop: ChangedShop }>({
    changedShop: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
      async ({}, use, { project }) => {
        const shopPort = Number(new URL(project.use.baseURL ?? '').port)
        const shop = await openChangedShop(portOf(shopPort), shopPort, change)
        await use(shop)
        await shop.close()
      },
      { scope: 'worker' },
    ],
    launchOptions: [
      async ({ launchOptions, changedShop }, use) => {
        const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${changedShop.resolverRule}`]
        await use({ ...launchOptions, args })
      },
      { scope: 'worker' },
    ],
  })
