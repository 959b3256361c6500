import type { Cart } from '../carts/cart.view.ts'
import { type ADDRESS, arrive } from '../checkout/arrive.fixture.ts'
import { mails } from '../mail/mail.schema.ts'
import type { Shop } from '../testing/shop.ts'

export type Bought = {
  number: string
  /** The path of the order's page, from the confirmation mail. */
  path: string
  /** The cookie of the browser that ordered. */
  session: string
}

/** Buys variants in the hosted checkout as a guest, or as the customer of a token. */
export async function buy(
  shop: Shop,
  { site = 'de/de-de', variants = [31], fields = {}, token, cookies = {}, codes = {} }: Partial<Purchase> = {},
): Promise<Bought> {
  const line_items = variants.map((variant_id) => ({ variant_id, quantity: 2 }))
  const who = token === undefined ? {} : { token }
  const cart: Cart = (await shop.call('POST', '/api/store/carts', { body: { site, line_items }, ...who })).body
  for (const [kind, code] of Object.entries(codes)) {
    const applied = await shop.call('POST', `/api/store/carts/${cart.id}/${kind}`, { body: { code }, ...who })
    if (applied.status !== 200) throw new Error(`the code was not applied: ${applied.status}`)
  }
  const reply = await shop.call('POST', '/api/store/checkouts', { body: { cart_id: cart.id, site }, ...who })
  const { returnUrl }: { returnUrl: string } = reply.body
  const browser = await arrive(shop, returnUrl, cookies)
  for (let tries = 0; tries < 3; tries += 1) {
    const { status } = await browser.send(fields)
    // Another country than that of the site changes the amounts, which the first answer shows.
    if (status !== 303 && tries > 0) throw new Error(`the order was not placed: ${status}`)
  }
  const number = /CN-\d+/.exec((await browser.look()).text)?.[0] ?? ''
  const written = await shop.database.select().from(mails)
  const mail = written.find(({ cause }) => cause === `order ${number} placed`)
  return {
    number,
    session: browser.jar.checkout_session,
    path: /\/orders\/[\w-]{43}/.exec(mail?.bodyText ?? '')?.[0] ?? '',
  }
}

type Purchase = {
  site: string
  variants: readonly number[]
  fields: Partial<typeof ADDRESS>
  token: string
  cookies: Record<string, string>
  /** A coupon and a gift card for the cart. */
  codes: Partial<Record<'coupons' | 'gift-cards', string>>
}

/** Sends a form of a hosted page, and follows the redirect that shows the entered values again. */
export async function post(
  { app }: Shop,
  path: string,
  fields: readonly (readonly [name: string, value: string])[],
  headers: Record<string, string> = {},
) {
  const accept = { accept: 'text/html' }
  const sent = await app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...accept, ...headers },
    payload: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
  })
  const drafts = sent.cookies.filter(({ name }) => name.endsWith('_draft')).map(({ name, value }) => [name, value])
  const again = sent.headers.location === `${path}?again`
  const response = again
    ? await app.inject({ method: 'GET', url: `${path}?again`, headers: accept, cookies: Object.fromEntries(drafts) })
    : sent
  return { status: response.statusCode, headers: response.headers, text: response.body }
}
