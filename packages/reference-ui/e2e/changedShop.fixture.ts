import { type ChangeAnswer, type ChangedShop, openChangedShop } from './changedShop.ts'
import { test as base } from './shop.ts'

/** A test whose browser meets a shop with changed answers. It stands on the port that `portOf` gives for the shop's own, and on the next. */
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
