import { gzipSync } from 'node:zlib'
import { expect, test } from './shop.ts'

/** Firm budgets in bytes of gzip (docs/decisions/009-deferred-store.md): all scripts before the visitor does anything. */
const budgets = { '': 105_000, '/search?q=jacket': 110_000 }

for (const [path, budget] of Object.entries(budgets)) {
  test(`a newcomer who only reads ${path === '' ? 'the home page' : path} loads no more script than the budget`, async ({
    shop,
  }) => {
    const scripts: Promise<number>[] = []
    shop.page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
    })
    await shop.open(path)
    const sizes = await Promise.all(scripts)
    expect(sizes.length).toBeGreaterThan(1)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(budget)
  })
}

test('the machines come with the first sign of interest', async ({ shop, isMobile }) => {
  await shop.open('')
  const script = shop.page.waitForResponse((response) => response.request().resourceType() === 'script')
  if (isMobile) await shop.page.getByRole('heading', { level: 1 }).tap()
  else await shop.page.mouse.move(200, 200)
  expect((await script).ok()).toBe(true)
})
