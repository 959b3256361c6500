import { chromium } from 'playwright'
const base = 'http://localhost:47810'
const [prefix = 'de/de-de', widths = '390,1440'] = process.argv.slice(2)
const store = prefix.startsWith('us') ? 'US' : 'EU'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] })
const api = async (method, path, body) => {
  const r = await fetch(`${base}/api/store${path}`, { method, headers: { 'content-type': 'application/json', origin: base }, ...(body && { body: JSON.stringify(body) }) })
  const j = await r.json().catch(() => null)
  if (!r.ok) console.log(method, path, r.status, j?.code, j?.title)
  return j
}
const product = async (slug) => (await fetch(`${base}/api/catalogue/products/${slug}?site=${prefix}`)).json()
const search = async (q) => (await fetch(`${base}/api/search-service/api/search/search.json?siteId=${prefix.split('/')[1]}&q=${q}&resultsPerPage=12`)).json()
const found = await search('jacke')
const variants = []
for (const { slug } of found.results.slice(0, 6)) {
  const p = await product(slug)
  const v = p.variants.find((v) => v.inventory_level > 3)
  if (v) variants.push(v.id)
}
for (const width of widths.split(',').map(Number)) {
  const cart = await api('POST', '/carts', { site: prefix, line_items: variants.slice(0, 2).map((variant_id) => ({ variant_id, quantity: 1 })) })
  const context = await browser.newContext({ viewport: { width, height: width < 800 ? 844 : 900 }, deviceScaleFactor: 1, extraHTTPHeaders: { 'x-country-override': prefix.slice(0, 2).toUpperCase() } })
  await context.addCookies([{ name: `bc_cartId_${store}`, value: cart.id, url: base }])
  const page = await context.newPage()
  page.on('pageerror', (e) => console.log('pageerror', e.message))
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
  await page.goto(`${base}/${prefix}/checkout-cart`)
  const decline = page.getByRole('button', { name: /Ablehnen|Nur notwendige|Decline|Reject|necessary/i })
  await page.waitForTimeout(3000)
  if (await decline.count()) await decline.first().click().catch(() => {})
  await page.locator('summary').first().waitFor({ timeout: 30000 }).catch(() => console.log('no summary'))
  await page.screenshot({ path: `/tmp/shots/page-${width}-1.png`, fullPage: true })
  const summary = page.locator('aside summary')
  await summary.first().click()
  const field = page.locator('input[name=code]')
  await field.waitFor()
  await page.waitForTimeout(500)
  await field.fill('SUMMER25'); await field.press('Enter')
  await page.locator('[aria-invalid=true]').waitFor()
  await page.waitForTimeout(500)
  await page.screenshot({ path: `/tmp/shots/page-${width}-2.png`, fullPage: true })
  await field.fill('summit10'); await field.press('Enter')
  await page.getByText('SUMMIT10').first().waitFor()
  await page.waitForTimeout(1500)
  await field.fill(store === 'US' ? 'X3FB-8MHQ-4KGY-6PZT' : prefix.startsWith('ch') ? 'D8VN-2JXF-6LRB-9TCW' : '5H3J-WQ8R-2NBX-7K2M'); await field.press('Enter')
  await page.waitForTimeout(2500)
  await page.screenshot({ path: `/tmp/shots/page-${width}-3.png`, fullPage: true })
  // drawer
  await page.goto(`${base}/${prefix}/home`).catch(() => page.goto(`${base}/${prefix}`))
  await page.waitForTimeout(2500)
  await page.locator('header').getByRole('button', { name: /Warenkorb|cart|panier/i }).or(page.locator('header').getByRole('link', { name: /Warenkorb|cart|panier/i })).first().click().catch((e) => console.log(e.message.slice(0, 200)))
  await page.waitForTimeout(2500)
  await page.screenshot({ path: `/tmp/shots/drawer-${width}-1.png` })
  const s = page.locator('dialog[open] summary')
  if (await s.count()) { await s.first().click(); await page.waitForTimeout(1200); await page.screenshot({ path: `/tmp/shots/drawer-${width}-2.png` }) }
  await context.close()
}
await browser.close()
