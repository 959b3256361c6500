// A customer for the measuring commands: a browser that is signed in, with an order and a started checkout.
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import { Cart } from '../packages/reference-ui/e2e/pages/Cart.ts'
import { Checkout } from '../packages/reference-ui/e2e/pages/Checkout.ts'
import { Product } from '../packages/reference-ui/e2e/pages/Product.ts'
import { Provider } from '../packages/reference-ui/e2e/pages/Provider.ts'
import { launchOptions } from './bench-shop.mjs'

/** Adds the product to the cart and goes to the checkout. */
const beginCheckout = async (page, productUrl) => {
  await page.goto(productUrl)
  const product = new Product(page)
  await product.chooseSize()
  await product.add()
  await new Cart(page).checkoutButton.click()
  await page.waitForURL(/\/checkout\//)
}

/**
 * Opens a browser whose default profile belongs to a customer, because Lighthouse measures in the default profile.
 * Returns its port, a function that ends it, and the customer's pages by name.
 */
export const openCustomer = async ({ origin, site, productUrl }) => {
  const { executablePath, args } = launchOptions()
  const { port, kill } = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless', ...args],
    ignoreDefaultFlags: true,
    logLevel: 'silent',
  })
  try {
    return { port, kill, pages: await prepare({ port, origin, site, productUrl }) }
  } catch (error) {
    kill()
    throw error
  }
}

/**
 * Signs the customer in, places an order and begins a checkout. At the end it leaves the browser, because Playwright
 * would follow the tab that Lighthouse measures, and the page would be slower than a customer's.
 */
const prepare = async ({ port, origin, site, productUrl }) => {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0].newPage()
  await page.goto(origin + site)
  const provider = new Provider(page)
  const email = await provider.createAccount()
  const account = `${origin}${site}/account/dashboard`
  await page.goto(account)
  await provider.signIn(email)
  await page.waitForURL(account)

  await beginCheckout(page, productUrl)
  const checkout = new Checkout(page)
  await checkout.fillIn()
  await checkout.placeOrder()
  await checkout.orderNumber.waitFor()
  const number = /CN-\d+/.exec((await checkout.orderNumber.textContent()) ?? '')?.[0]
  await page.goto(`${origin}${site}/account/orderhistory`)
  const order = page.getByRole('main').getByRole('link', { name: number })
  await order.click()
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
  const orderUrl = page.url()

  await beginCheckout(page, productUrl)
  const checkoutUrl = page.url()
  await page.close()
  await browser.close()
  return Object.entries({ checkout: checkoutUrl, account, order: orderUrl }).map(([name, url]) => ({ name, url }))
}
