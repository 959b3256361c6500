import { messages } from '../src/messages/en.ts'
import { type MortalShop, openMortalShop } from './mortalShop.ts'
import { mortalShopPort } from './ports.ts'
import { test as base, expect, Shop } from './shop.ts'

const test = base.extend<{ mortalShop: MortalShop }>({
  mortalShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use, { project }) => {
      const shop = await openMortalShop(mortalShopPort(Number(new URL(project.use.baseURL ?? '').port)))
      await use(shop)
      await shop.close()
    },
    // Its database is filled first.
    { timeout: 240_000 },
  ],
  baseURL: async ({ mortalShop }, use) => use(mortalShop.origin),
})

test('the store server dies and comes back: a clear message, nothing lost', async ({
  shop,
  mortalShop,
  problems,
  context,
}) => {
  // A server starts twice.
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

  // From here on the shop tries again for a while; on a slow machine a server needs much of that time to start.
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
  // What was wished for in the other window arrives by itself.
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
