import { expect, it } from 'vitest'
import type { Cart } from '../carts/cart.view.ts'
import { MAX_LINE_QUANTITY } from '../generated/limits.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { stockOf } from '../testing/shelf.ts'
import { type Shop, shopOn, tokenOf } from '../testing/shop.ts'
import { arrive } from './arrive.fixture.ts'
import { checkouts } from './checkout.schema.ts'

const site = 'de/de-de'

describeOnBothDatabases('the checkout', (open) => {
  const freshShop = shopOn(open, [
    { id: 31, priceMinor: 10_000, stock: 5 },
    { id: 32, stock: 1 },
    { id: 33, stock: 1, unshippableTo: 'NO' },
    { id: 34, priceMinor: 5_000_000, tracked: false },
  ])
  const start = async (shop: Shop, items: object[], token?: string): Promise<{ cart: Cart; returnUrl: string }> => {
    const who = token === undefined ? {} : { token }
    const cart: Cart = (await shop.call('POST', '/api/store/carts', { body: { site, line_items: items }, ...who })).body
    const reply = await shop.call('POST', '/api/store/checkouts', { body: { cart_id: cart.id, site }, ...who })
    expect(reply.status).toBe(201)
    const { returnUrl }: { returnUrl: string } = reply.body
    return { cart, returnUrl }
  }

  const beginOn = async (shop: Shop, from: string): Promise<Cart> =>
    (
      await shop.call('POST', '/api/store/carts', {
        body: { site: from, line_items: [{ variant_id: 31, quantity: 1 }] },
      })
    ).body

  it('turns a cart into an order: takes the stock, closes the cart, shows the order number', async () => {
    const shop = await freshShop()
    const { cart, returnUrl } = await start(shop, [{ variant_id: 31, quantity: 2 }])
    expect(returnUrl).toMatch(/^http:\/\/shop\.test\/checkout\/[\w-]{43}$/)
    const browser = await arrive(shop, returnUrl)
    expect(browser.first.text).toContain('<html lang="de-DE">')
    expect(browser.first.text).toContain('Testzahlung')
    const placed = await browser.send()
    expect(placed).toMatchObject({ status: 303, headers: { location: browser.path } })
    expect(String(placed.headers['set-cookie'])).toContain('bc_cartId=;')
    expect((await browser.look()).text).toMatch(/CN-\d+/)
    expect(await stockOf(shop.database, 31)).toBe(3)
    expect(await shop.call('GET', `/api/store/carts/${cart.id}`)).toMatchObject({
      status: 404,
      body: { code: 'cart_closed' },
    })
  })

  it('creates an order that only its customer can read', async () => {
    const shop = await freshShop()
    const { returnUrl } = await start(shop, [{ variant_id: 31, quantity: 1 }], tokenOf(7))
    const browser = await arrive(shop, returnUrl, { auth_token: tokenOf(7) })
    expect(browser.first.text).toContain('Du bist angemeldet')
    await browser.send({ shipping: '2' })
    expect((await browser.look()).text).toContain(`/${site}/account/orderhistory`)
    const list = await shop.call('GET', '/api/store/orders', { token: tokenOf(7) })
    expect(list).toMatchObject({
      status: 200,
      body: {
        meta: { pagination: { total: 1 } },
        data: [
          {
            status: 'awaiting_fulfillment',
            subtotal: 100,
            shipping_cost: 14.95,
            total: 114.95,
            shipping_option: 'Express (UPS)',
            line_items: [{ variant_id: 31, quantity: 1, price: 100 }],
          },
        ],
      },
    })
    const { data }: { data: { number: string }[] } = list.body
    const one = `/api/store/orders/${data[0]?.number}`
    expect((await shop.call('GET', one, { token: tokenOf(7) })).status).toBe(200)
    expect((await shop.call('GET', one, { token: tokenOf(8) })).status).toBe(404)
    // The shipping option is in the reader's language, even if the order was placed in another language.
    const italian = { token: tokenOf(7), headers: { 'accept-language': 'it-IT' } }
    const named = { shipping_option: 'Espressa (UPS)' }
    expect((await shop.call('GET', one, italian)).body).toMatchObject(named)
    expect((await shop.call('GET', '/api/store/orders', italian)).body).toMatchObject({ data: [named] })
    expect((await shop.call('GET', '/api/store/orders')).status).toBe(401)
  })

  it.each([
    ['nothing', {}],
    ['a forged gore_auth alone', { gore_auth: 'true' }],
    ['a forged token', { gore_auth: 'true', auth_token: 'no.such.token' }],
    ['something that is no token', { gore_auth: 'true', auth_token: '7' }],
  ])(
    'treats the buyer as a guest with %s',
    { meta: { spec: ['6.customer.checkout-cookie'] } },
    async (_what, cookies) => {
      const shop = await freshShop()
      const { returnUrl } = await start(shop, [{ variant_id: 31, quantity: 1 }])
      const { first } = await arrive(shop, returnUrl, cookies)
      expect(first.text).toContain('Du kaufst als Gast')
      expect(first.text).not.toContain('Du bist angemeldet')
    },
  )

  it("greets the customer of the cookie, even when the cart was a guest's", {
    meta: { spec: ['6.customer.checkout-cookie'] },
  }, async () => {
    const shop = await freshShop()
    for (const token of [tokenOf(7), undefined]) {
      const { returnUrl } = await start(shop, [{ variant_id: 31, quantity: 1 }], token)
      const { first } = await arrive(shop, returnUrl, { gore_auth: 'true', auth_token: tokenOf(7) })
      expect(first.text).toContain('Du bist angemeldet')
    }
  })

  it('shows errors next to the fields and keeps the entered values', async () => {
    const shop = await freshShop()
    const { returnUrl } = await start(shop, [{ variant_id: 31, quantity: 1 }])
    const browser = await arrive(shop, returnUrl)
    const reply = await browser.send({ email: 'not an address', city: '', last_name: '"><b>' })
    expect(reply.status).toBe(200)
    expect(reply.text).toMatch(
      /id="email"[^>]*value="not an address"[^>]*aria-invalid="true" aria-describedby="email-error"/,
    )
    expect(reply.text).toContain('id="city-error"')
    expect(reply.text).toContain('value="&quot;&gt;&lt;b&gt;"')
    expect(reply.text).toContain('value="Talweg 3"')
    expect(reply.text).toContain('<h2 id="problem">Bitte prüfe deine Angaben</h2>')
    // The errors are in the order of the fields, although the database reorders the keys of the draft.
    expect(reply.text.match(/(?<=<li><a href="#)\w+/g)).toEqual(['email', 'city'])
    // The action is the path without a fragment. A link to a field leaves its fragment in the URL; with this fragment
    // in the action, the focus would move to the field instead of the error message.
    expect(reply.text).toContain(`<form method="post" action="${browser.path}"`)
    expect((await browser.send()).status).toBe(303)
  })

  it('answers a refused form with a page that can be reloaded, and keeps the entered values until the order', async () => {
    const shop = await freshShop()
    const { returnUrl } = await start(shop, [{ variant_id: 31, quantity: 1 }])
    const browser = await arrive(shop, returnUrl)
    const refused = await browser.send({ city: '', line1: 'Bergweg 9' })
    expect(refused.text).toContain('id="city-error"')
    expect((await browser.look('?again')).text).toBe(refused.text)
    // The Back button leads to the URL without `?again`. The page then shows the entered values without the errors.
    const before = await browser.look()
    expect(before.text).toContain('value="Bergweg 9"')
    expect(before.text).not.toMatch(/city-error|<[^>]+ autofocus/)
    // Another browser does not see the draft.
    const { text } = await shop.call('GET', `${browser.path}?again`)
    expect(text).not.toContain('Bergweg')
    await browser.send()
    const [row] = await shop.database.select({ draft: checkouts.draft }).from(checkouts)
    expect(row).toEqual({ draft: null })
    expect((await browser.look('?again')).text).toMatch(/CN-\d+/)
  })

  it('truncates values that are longer than any field, even inside a surrogate pair', async () => {
    const shop = await freshShop()
    const { returnUrl } = await start(shop, [{ variant_id: 31, quantity: 1 }])
    const reply = await (await arrive(shop, returnUrl)).send({ line1: `${'a'.repeat(999)}🏔` })
    expect(reply.status).toBe(200)
    expect(reply.text).toContain('id="line1-error"')
  })

  it('accepts an order of any amount that a cart can have', async () => {
    const shop = await freshShop()
    const subtotal = MAX_LINE_QUANTITY * 50_000
    const { cart, returnUrl } = await start(shop, [{ variant_id: 34, quantity: MAX_LINE_QUANTITY }], tokenOf(7))
    expect(cart.cart_amount).toBe(subtotal)
    expect((await (await arrive(shop, returnUrl)).send()).status).toBe(303)
    const { body } = await shop.call('GET', '/api/store/orders', { token: tokenOf(7) })
    expect(body).toMatchObject({ data: [{ subtotal, total: subtotal }] })
  })

  it('rejects a postal code of another country with an example, and accepts any spelling', async () => {
    const shop = await freshShop()
    const { returnUrl } = await start(shop, [{ variant_id: 31, quantity: 1 }])
    const browser = await arrive(shop, returnUrl)
    const german = await browser.send({ postal_code: 'ABC' })
    expect(german.status).toBe(200)
    expect(german.text).toContain('<a href="#postal_code">Postleitzahl</a>: Bitte gib eine Postleitzahl wie 80331 ein')
    expect(german.text).toMatch(
      /id="postal_code"[^>]*value="ABC"[^>]*aria-describedby="postal_code-hint postal_code-error"/,
    )
    const british = await browser.send({ country: 'GB', postal_code: '1' })
    expect(british).toMatchObject({ status: 200, text: expect.stringContaining('wie SW1A 1AA ein') })
    expect(british.text).toContain('value="Talweg 3"')
    expect(await browser.send({ country: 'GB', postal_code: 'sw1a 1aa' })).toMatchObject({ status: 303 })
  })

  it('uses American labels for an address in the United States, also in the list of errors', async () => {
    const shop = await freshShop()
    const body = { site: 'us/en-us', line_items: [{ variant_id: 31, quantity: 1 }] }
    const { id }: Cart = (await shop.call('POST', '/api/store/carts', { body })).body
    const reply = await shop.call('POST', '/api/store/checkouts', { body: { cart_id: id, site: 'us/en-us' } })
    const { returnUrl }: { returnUrl: string } = reply.body
    const { text } = await (await arrive(shop, returnUrl)).send({
      country: 'US',
      region: '',
      city: '',
      postal_code: '8030',
    })
    expect(text).toContain('<a href="#postal_code">ZIP code</a>: Please enter a ZIP code such as 80302')
    expect(text).toContain('<label for="city">City</label>')
    expect(text).toContain('<a href="#region">State</a>: Please fill this in')
    expect(text).toContain('<label for="region">State</label>')
    expect(text).toContain('<option value="CO">Colorado</option>')
    expect(text).not.toContain('State or region')
  })

  it('accepts a state by code or full name, stores the code, and rejects anything else', async () => {
    const shop = await freshShop()
    const order = async (region: string) => {
      const body = { site: 'us/en-us', line_items: [{ variant_id: 31, quantity: 1 }] }
      const { id }: Cart = (await shop.call('POST', '/api/store/carts', { body })).body
      const reply = await shop.call('POST', '/api/store/checkouts', { body: { cart_id: id, site: 'us/en-us' } })
      const { returnUrl }: { returnUrl: string } = reply.body
      const browser = await arrive(shop, returnUrl)
      const typed = { country: 'US', region, city: 'Boulder', postal_code: '80302' }
      // The first form adds the tax of the state to the total, so the buyer sends the form again.
      await browser.send(typed)
      const sent = await browser.send(typed)
      return { status: sent.status, text: sent.status === 303 ? (await browser.look()).text : sent.text }
    }
    for (const region of ['CO', 'colorado', ' Colorado ']) {
      const { status, text } = await order(region)
      expect([region, status]).toEqual([region, 303])
      expect(text).toContain('Boulder, CO 80302')
    }
    const { status, text } = await order('Atlantis')
    expect(status).toBe(200)
    expect(text).toContain('<a href="#region">State</a>: Please choose one')
  })

  it.each([
    ['US', ['city', 'region', 'postal_code']],
    ['GB', ['city', 'region', 'postal_code']],
    ['IE', ['city', 'region', 'postal_code']],
    ['DE', ['postal_code', 'city', 'region']],
  ])('shows the address fields in the order of %s, and the errors in the same order', async (country, names) => {
    const shop = await freshShop()
    const at = country === 'US' ? 'us/en-us' : site
    const body = { site: at, line_items: [{ variant_id: 31, quantity: 1 }] }
    const { id }: Cart = (await shop.call('POST', '/api/store/carts', { body })).body
    const reply = await shop.call('POST', '/api/store/checkouts', { body: { cart_id: id, site: at } })
    const { returnUrl }: { returnUrl: string } = reply.body
    const browser = await arrive(shop, returnUrl)
    const wrong = { country, postal_code: '', city: '', region: country === 'US' ? '' : 'x'.repeat(121) }
    const { text } = await browser.send(wrong)
    const inOrder = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name]) => name)
    expect(inOrder(/ id="(city|region|postal_code)"/g)).toEqual(names)
    expect(inOrder(/<a href="#(city|region|postal_code)">/g)).toEqual(names)
  })

  it('creates no order when the test payment is declined', async () => {
    const shop = await freshShop()
    const { cart, returnUrl } = await start(shop, [{ variant_id: 31, quantity: 1 }])
    const browser = await arrive(shop, returnUrl)
    expect(browser.first.text).not.toMatch(/<[^>]+ autofocus/)
    const { status, text } = await browser.send({ payment: 'decline' })
    expect(status).toBe(200)
    expect(text).toContain('<title>Die Zahlung wurde abgelehnt – Kasse – Cairn</title>')
    expect(text).toMatch(
      /role="alert" tabindex="-1" autofocus aria-labelledby="problem"><h2 id="problem">Die Zahlung wurde abgelehnt</,
    )
    expect(text).not.toContain('prüfe deine Angaben')
    expect(text).toContain('value="Talweg 3"')
    expect(await stockOf(shop.database, 31)).toBe(5)
    expect((await shop.call('GET', `/api/store/carts/${cart.id}`)).status).toBe(200)
  })

  it("lists the countries in the site's language, sorted by name", async () => {
    const shop = await freshShop()
    const { returnUrl } = await start(shop, [{ variant_id: 31, quantity: 1 }])
    const { first } = await arrive(shop, returnUrl)
    const list = /<select id="country".*?<\/select>/s.exec(first.text)?.[0] ?? ''
    const names = [...list.matchAll(/<option[^>]*>([^<]+)</g)].map(([, name]) => name ?? '')
    expect(names).toHaveLength(16)
    expect(names.slice(0, 3)).toEqual(['Belgien', 'Dänemark', 'Deutschland'])
    expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Portugal'))
    expect(first.text).toContain('<option value="DE" selected>')
  })

  it('puts a space before the colon in French', async () => {
    const shop = await freshShop()
    const body = { site: 'fr/fr-fr', line_items: [{ variant_id: 31, quantity: 1 }] }
    const { id }: Cart = (await shop.call('POST', '/api/store/carts', { body })).body
    const reply = await shop.call('POST', '/api/store/checkouts', { body: { cart_id: id, site: 'fr/fr-fr' } })
    const { returnUrl }: { returnUrl: string } = reply.body
    const { text } = await (await arrive(shop, returnUrl)).send({ country: 'FR', city: '' })
    expect(text).toContain('<a href="#city">Ville</a>\u202f: Veuillez remplir ce champ')
  })

  it('gives every group of radio buttons an id that the list of errors can link to', async () => {
    const shop = await freshShop()
    const { returnUrl } = await start(shop, [{ variant_id: 31, quantity: 1 }])
    const { text } = await (await arrive(shop, returnUrl)).send({ payment: '' })
    expect(text).toContain('<a href="#payment">Zahlung</a>: Bitte wähle eine Option')
    expect(text).toContain('<input type="radio" id="payment" name="payment"')
  })

  it('creates one order when a checkout is submitted five times concurrently', async () => {
    const shop = await freshShop()
    const { returnUrl } = await start(shop, [{ variant_id: 31, quantity: 1 }], tokenOf(7))
    const browser = await arrive(shop, returnUrl)
    const replies = await Promise.all(Array.from({ length: 5 }, () => browser.send()))
    expect(replies.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303])
    expect(await stockOf(shop.database, 31)).toBe(4)
    expect((await shop.call('GET', '/api/store/orders', { token: tokenOf(7) })).body).toMatchObject({
      meta: { pagination: { total: 1 } },
    })
  })

  it('deletes the cookies of cart and token on a second submission too, because the first response may be lost', async () => {
    const shop = await freshShop()
    const { cart, returnUrl } = await start(shop, [{ variant_id: 31, quantity: 1 }])
    const kept = { bc_cartId: cart.id, bc_cartId_EU: cart.id, auth_token: tokenOf(7) }
    const browser = await arrive(shop, returnUrl, kept)
    await browser.send()
    const again = await browser.send()
    expect(again).toMatchObject({ status: 303, headers: { location: browser.path } })
    for (const name of Object.keys(kept)) expect(String(again.headers['set-cookie'])).toContain(`${name}=;`)
  })

  it('keeps the cookie of another cart that was started meanwhile', async () => {
    const shop = await freshShop()
    const { returnUrl } = await start(shop, [{ variant_id: 31, quantity: 1 }])
    const other = await beginOn(shop, site)
    const browser = await arrive(shop, returnUrl, { bc_cartId: other.id, bc_cartId_EU: other.id })
    const placed = await browser.send()
    expect(placed.status).toBe(303)
    expect(String(placed.headers['set-cookie'])).not.toContain('bc_cartId')
  })

  it('accepts every e-mail address that an account can have', async () => {
    const shop = await freshShop()
    for (const email of ['tom&jerry@example.com', "o'neil/shop@example.com", 'ada!berg@example.com']) {
      const { returnUrl } = await start(shop, [{ variant_id: 34, quantity: 1 }])
      const browser = await arrive(shop, returnUrl)
      expect(await browser.send({ email })).toMatchObject({ status: 303 })
    }
  })

  it('sells the last piece to one of five concurrent buyers and informs the others', async () => {
    const shop = await freshShop()
    const browsers = []
    for (let buyer = 0; buyer < 5; buyer++) {
      const { returnUrl } = await start(shop, [{ variant_id: 32, quantity: 1 }])
      browsers.push(await arrive(shop, returnUrl))
    }
    const replies = await Promise.all(browsers.map((browser) => browser.send()))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409, 409, 409, 409])
    for (const reply of replies.filter(({ status }) => status === 409))
      expect(reply.text).toContain('Kein Artikel in deinem Warenkorb ist auf Lager')
    expect(await stockOf(shop.database, 32)).toBe(0)
  })

  it('opens again when the first response was lost, for the latest browser only', async () => {
    const shop = await freshShop()
    const { returnUrl } = await start(shop, [{ variant_id: 31, quantity: 1 }])
    // Simulate a response that never arrives, so that its cookie is lost too.
    const lost = await arrive(shop, returnUrl)
    const browser = await arrive(shop, returnUrl)
    expect(browser.first.status).toBe(200)
    expect((await browser.look()).status).toBe(200)
    expect((await lost.send()).status).toBe(410)
    expect(await browser.send()).toMatchObject({ status: 303, headers: { location: browser.path } })
    expect((await browser.look()).text).toMatch(/CN-\d+/)
  })

  it('stays bound to the browser that sent the first form, ordered or not', async () => {
    const shop = await freshShop()
    for (const fields of [{ city: '' }, { payment: 'decline' }, {}]) {
      const { returnUrl } = await start(shop, [{ variant_id: 31, quantity: 1 }])
      const browser = await arrive(shop, returnUrl)
      await browser.send(fields)
      const other = await arrive(shop, returnUrl)
      expect(other.first).toMatchObject({
        status: 410,
        text: expect.stringContaining('Dieser Link wurde schon benutzt'),
      })
      expect(other.first.headers['set-cookie']).toBeUndefined()
      expect((await browser.look()).status).toBe(200)
    }
  })

  it('refuses a forged form: another origin, another CSRF token, another browser', async () => {
    const shop = await freshShop()
    const { returnUrl } = await start(shop, [{ variant_id: 31, quantity: 1 }])
    const browser = await arrive(shop, returnUrl)
    expect((await browser.send({}, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await browser.send({ csrf: 'x' } as object)).status).toBe(403)
    browser.jar.checkout_session = 'stolen'
    expect((await browser.send()).status).toBe(410)
    expect(await stockOf(shop.database, 31)).toBe(5)
  })

  it('shows the order again instead of selling a cart that another tab has changed', async () => {
    const shop = await freshShop()
    const { cart, returnUrl } = await start(shop, [{ variant_id: 31, quantity: 1 }])
    const browser = await arrive(shop, returnUrl)
    await shop.call('POST', `/api/store/carts/${cart.id}/items`, {
      body: { line_items: [{ variant_id: 31, quantity: 1 }] },
    })
    expect(await browser.send()).toMatchObject({ status: 200, text: expect.stringContaining('Menge 2') })
    expect((await browser.send()).status).toBe(303)
  })

  it('collapses the order to one line with its items and totals, except when it has changed', async () => {
    const shop = await freshShop()
    const { cart, returnUrl } = await start(shop, [
      { variant_id: 31, quantity: 2 },
      { variant_id: 32, quantity: 1 },
    ])
    const browser = await arrive(shop, returnUrl)
    const line = (page: string) => /<summary>(.*)<\/summary>/s.exec(page)?.[1]?.replace(/<[^>]+>|\s+/g, ' ') ?? ''
    expect(browser.first.text).toContain('<details><summary>')
    expect(line(browser.first.text)).toMatch(/Bestellübersicht +3 Artikel/)
    const totals = [
      ...browser.first.text.matchAll(/class="total"><dt>Gesamt[^/]*<\/small><\/dt><dd[^>]*>([^<]+)/g),
    ].map(([, total]) => total)
    expect(totals).toHaveLength(2)
    for (const total of totals) expect(line(browser.first.text)).toContain(total?.replace(/\s/g, ' '))
    await shop.call('POST', `/api/store/carts/${cart.id}/items`, {
      body: { line_items: [{ variant_id: 31, quantity: 1 }] },
    })
    const again = await browser.send()
    expect(again.text).toContain('<details open><summary>')
    expect(line(again.text)).toContain('4 Artikel')
    expect((await browser.send({ email: '' })).text).toContain('<details><summary>')
  })

  it('speaks British English on the sites of the European store', async () => {
    const shop = await freshShop()
    const { id } = await beginOn(shop, 'gb/en-gb')
    const { body } = await shop.call('POST', '/api/store/checkouts', { body: { cart_id: id, site: 'gb/en-gb' } })
    const { returnUrl }: { returnUrl: string } = body
    const { text } = await (await arrive(shop, returnUrl)).send({ country: 'GB', postal_code: '1' })
    expect(text).toContain('<label for="line2">Address line 2 (optional)</label>')
    expect(text).toContain('Please enter a postcode such as SW1A 1AA')
  })

  it('moves a cart of the same store to the site of the checkout and its currency', async () => {
    const shop = await freshShop()
    const cart = await beginOn(shop, 'gb/en-gb')
    expect(cart).toMatchObject({ currency: { code: 'GBP' } })
    const { body } = await shop.call('POST', '/api/store/checkouts', { body: { cart_id: cart.id, site } })
    const moved: Cart = (await shop.call('GET', `/api/store/carts/${cart.id}`)).body
    expect(moved).toMatchObject({ site, currency: { code: 'EUR' } })
    const { returnUrl }: { returnUrl: string } = body
    expect((await arrive(shop, returnUrl)).first.text).toContain('100,00\u00a0€')
  })

  it.each([
    ['gb/en-gb', 'us/en-us', 'the EU store'],
    ['us/en-us', 'de/de-de', 'the US store'],
  ])('does not sell a cart from %s on %s, which is in the other store', async (from, to, store) => {
    const shop = await freshShop()
    const cart = await beginOn(shop, from)
    const reply = await shop.call('POST', '/api/store/checkouts', { body: { cart_id: cart.id, site: to } })
    expect(reply).toMatchObject({ status: 422, body: { code: 'other_store', title: expect.stringContaining(store) } })
    expect((await shop.call('GET', `/api/store/carts/${cart.id}`)).body).toMatchObject({ site: from, version: 2 })
  })

  it('shows the order again when the cart has moved to a site with another currency', async () => {
    const shop = await freshShop()
    const { returnUrl } = await start(shop, [{ variant_id: 31, quantity: 1 }], tokenOf(7))
    const browser = await arrive(shop, returnUrl, { auth_token: tokenOf(7) })
    await shop.call('POST', '/api/store/carts/claim', { token: tokenOf(7), body: { site: 'gb/en-gb' } })
    const reply = await browser.send()
    expect(reply).toMatchObject({ status: 200, text: expect.stringContaining('£100.00') })
    expect(reply.text).not.toContain('€')
    await browser.send()
    expect((await browser.look()).text).toMatch(/<dt>Total <small>incl\. VAT<\/small><\/dt><dd[^>]*>£\d/)
  })

  it('shows the shipping rates of another country, and refuses items that cannot be shipped there', async () => {
    const shop = await freshShop()
    const { returnUrl } = await start(shop, [{ variant_id: 33, quantity: 1 }])
    const browser = await arrive(shop, returnUrl)
    const norway = await browser.send({ country: 'NO', action: 'country', city: '' })
    expect(norway).toMatchObject({
      status: 200,
      text: expect.stringContaining('In dieses Land nicht lieferbar'),
    })
    expect(norway.text).toContain('23,00')
    expect(norway.text).toMatch(/<select id="country"[^>]* autofocus/)
    const refused = await browser.send({ country: 'NO', postal_code: '0150' })
    expect(refused.status).toBe(200)
    expect(refused.text).toContain('<h2 id="problem">Diese Bestellung ist so nicht möglich</h2>')
    expect(refused.text).toContain(`<p><a href="/${site}/checkout-cart">Zum Warenkorb</a></p>`)
  })

  it.each(['empty', 'sold out'])('does not start for a cart that is %s', async (kind) => {
    const shop = await freshShop()
    const cart: Cart = (
      await shop.call('POST', '/api/store/carts', { body: { site, line_items: [{ variant_id: 32, quantity: 1 }] } })
    ).body
    if (kind === 'empty')
      await shop.call('DELETE', `/api/store/carts/${cart.id}/items/${cart.line_items.physical_items[0]?.id}`)
    else {
      const { returnUrl } = await start(shop, [{ variant_id: 32, quantity: 1 }])
      await (await arrive(shop, returnUrl)).send()
    }
    expect((await shop.call('POST', '/api/store/checkouts', { body: { cart_id: cart.id, site } })).status).toBe(422)
  })

  it('has one optional script, one style sheet in its head, no inline styles, and a policy that forbids everything else', async () => {
    const shop = await freshShop()
    const { returnUrl } = await start(shop, [{ variant_id: 31, quantity: 1 }])
    const { first } = await arrive(shop, returnUrl)
    expect(first.text.match(/<script[^>]*>/g)).toEqual([
      '<script type="module" src="/checkout/assets/send.js" fetchpriority="low">',
    ])
    expect(first.text.match(/<style>/g)).toHaveLength(1)
    expect(first.text).not.toMatch(/style=| on[a-z]+=/i)
    // The messages in this box are about the request that the script sends, so the box is hidden until the script shows
    // it.
    expect(first.text).toContain(
      '<div class="waiting" hidden data-sending="Wird gesendet …" data-offline="Du bist offline.',
    )
    const script = await shop.call('GET', '/checkout/assets/send.js')
    expect(script).toMatchObject({ status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' } })
    // The page requests all modules at once, so the list in its head must have each of them.
    const modules = new Set<string>()
    const follow = async (text: string) => {
      for (const [, name = ''] of text.matchAll(/from '\.\/([^']+)'/g)) {
        if (modules.has(name)) continue
        modules.add(name)
        const answer = await shop.call('GET', `/checkout/assets/${name}`)
        expect(answer.status).toBe(200)
        await follow(answer.text)
      }
    }
    await follow(script.text)
    const early = [
      ...first.text.matchAll(/<link rel="modulepreload" href="\/checkout\/assets\/([^"]+)" fetchpriority="low">/g),
    ]
    expect(early.map(([, name]) => name)).toEqual([...modules].sort())
    expect(modules.size).toBeGreaterThan(3)
    const policy = String(first.headers['content-security-policy'])
    expect(policy.match(/(?:default|script|connect)-src [^;]*/g)).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
    ])
    expect(first.headers['content-security-policy']).not.toContain('unsafe')
    expect(first.headers['content-security-policy']).toContain(
      "require-trusted-types-for 'script'; trusted-types 'none'",
    )
    // With `no-referrer` a browser sends the form with `Origin: null`, which the server refuses.
    expect(first.headers['referrer-policy']).toBe('same-origin')
  })
})
