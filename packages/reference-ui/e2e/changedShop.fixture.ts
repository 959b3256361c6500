import { type ChangeAnswer, type ChangedShop, openChangedShop } from './changedShop.ts'
import { test as base } from './shop.ts'

/**
 * Returns a test whose browser uses a second shop with changed responses. `portOf` derives the port of the second
 * storefront from the port of the normal shop; the second store server uses the port after that.
 */
export const testOf = (portOf: (shopPort: number) => number, change: ChangeAnswer) =>
  base.extend<object, { changedShop: ChangedShop }>({
    changedShop: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
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
