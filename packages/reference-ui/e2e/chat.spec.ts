import { messages as form } from '../src/messages/contactForm/en.ts'
import { messages as german } from '../src/messages/de.ts'
import { messages } from '../src/messages/en.ts'
import { CHAT_GREETING, type ChatShop, openChatShop } from './chatShop.ts'
import { chatShopPort } from './ports.ts'
import { test as base, expect } from './shop.ts'

const test = base.extend<{ chatShop: ChatShop }>({
  chatShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use, { project }) => {
      const shop = await openChatShop(chatShopPort(Number(new URL(project.use.baseURL ?? '').port)))
      await use(shop)
      await shop.close()
    },
    // The new database needs time for its seed data.
    { timeout: 240_000 },
  ],
  baseURL: async ({ chatShop }, use) => use(chatShop.origin),
})

test('the operator configures the contact details, and the chat is a frame in the dialog of the launcher @sizeless', {
  tag: '@long',
}, async ({ shop, chatShop }) => {
  const { page } = shop
  const answer = await page.goto('/us/en-us')
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy.split('; ')).toContain(`frame-src ${new URL(chatShop.chatUrl).origin}`)
  for (const [width, country, site, { footer }] of [
    [390, 'DE', 'de/de-de', german],
    [1440, 'US', 'us/en-us', messages],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.context().clearCookies()
    await page.context().setExtraHTTPHeaders({ 'x-country-override': country })
    await shop.open('/checkout-cart', site)
    await page.getByRole('link', { name: footer.chat }).click()
    const dialog = page.getByRole('dialog', { name: footer.chat })
    // The script of the chat page shows the greeting, so the shop lets a page of another origin run its script.
    await expect(dialog.frameLocator('iframe').getByText(CHAT_GREETING)).toBeVisible()
    await expect(dialog.getByText('+49 (0)30 / 5550-100')).toBeVisible()
    await expect(dialog.getByText(/Mo–Fr 9–18 Uhr/)).toBeVisible()
    // No mail link, because SUPPORT_EMAIL is "none".
    await expect(dialog.locator('a[href^="mailto:"]')).toHaveCount(0)
    await shop.isAccessible()
  }
  const dialog = page.getByRole('dialog', { name: messages.footer.chat })
  await dialog.getByText(form.title).click()
  await dialog.getByLabel(form.name).fill('Ada Berg')
  await dialog.getByLabel(form.email).fill('ada@shop.example')
  await dialog.getByLabel(form.message).fill('When is the anorak back in M?')
  await dialog.getByRole('button', { name: form.send }).click()
  await expect(dialog.getByText(form.sent)).toBeVisible()
})
