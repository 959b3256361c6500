import { messages } from '../src/messages/en.ts'
import { type MortalShop, openMortalShop } from './mortalShop.ts'
import { mortalShopPort } from './ports.ts'
import { test as base, expect, Shop } from './shop.ts'

const test = base.extend<{ mortalShop: MortalShop }>({
  mortalShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use, { project }) => {
      const shop = await openMortalShop(mortalShopPort(Number(new URL(project.use.baseURL ?? '').port)))
      await use(shop)
      await shop.close()
    },
    // The new database needs time for its seed data.
    { timeout: 240_000 },
  ],
  baseURL: async ({ mortalShop }, use) => use(mortalShop.origin),
})

test('the store server dies and returns: a clear message, and nothing lost', { tag: '@long' }, async ({
  shop,
  mortalShop,
  problems,
  context,
}) => {
  // Two server starts take time.
  test.slow()
  await shop.open('/search?q=hiking+socks')
  await shop.page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await shop.product.chooseSize()
  const name = await shop.product.name.innerText()
  await shop.product.add()
  await expect(shop.cart.quantity).toHaveValue('1')

  problems.expect(/status of 503/)
  await mortalShop.killStore()
  const visitor = new Shop(await context.newPage())
  const answer = await visitor.page.goto(shop.page.url())
  expect(answer?.status()).toBe(503)
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(messages.errors.unavailableTitle)
  await visitor.isAccessible()

  // The shop retries the next changes only for a limited time, and on a slow machine the restart of the server takes
  // much of that time. So slow checks, such as `isAccessible`, come before this point.
  await shop.page.bringToFront()
  await shop.cart.choose(2)
  await shop.toasts.hold(messages.errors.waiting)
  await expect(shop.cart.quantity).toHaveValue('2')
  await shop.toasts.dismiss()
  await shop.cart.close()
  await shop.product.add()
  const isBack = mortalShop.startStore()
  await shop.product.column.getByRole('alert').getByText(messages.errors.waiting).waitFor()
  await expect(shop.cart.badge).toHaveAccessibleName('Cart, 3 items')

  await visitor.page.bringToFront()
  await isBack
  await visitor.page.getByRole('link', { name: messages.errors.tryAgain }).click()
  await expect(visitor.product.name).toHaveText(name)
  // The pending change of the other window appears in this window without a reload.
  await expect(visitor.cart.badge).toHaveAccessibleName('Cart, 3 items')
  await shop.page.bringToFront()
  await expect(shop.cart.quantity).toHaveValue('3')
  await shop.cart.choose(1)
  await shop.cart.close()
  await shop.product.add()
  await expect(shop.cart.quantity).toHaveValue('2')
  await expect(visitor.cart.badge).toHaveAccessibleName('Cart, 2 items')
  await visitor.page.reload()
  await expect(visitor.cart.badge).toHaveAccessibleName('Cart, 2 items')
})
