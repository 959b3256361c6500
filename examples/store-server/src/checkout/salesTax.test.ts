import { expect, it } from 'vitest'
import type { Cart } from '../carts/cart.view.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { type Shop, shopOn, tokenOf } from '../testing/shop.ts'
import { arrive } from './arrive.fixture.ts'

const site = 'us/en-us'
const COLORADO = { country: 'US', region: 'CO', city: 'Boulder', postal_code: '80302' }

describeOnBothDatabases('sales tax in the checkout', (open) => {
  const freshShop = shopOn(open, [{ id: 31, priceMinor: 10_000, stock: 9 }])
  const begin = async (shop: Shop) => {
    const token = tokenOf(7)
    const line_items = [{ variant_id: 31, quantity: 1 }]
    const cart: Cart = (await shop.call('POST', '/api/store/carts', { body: { site, line_items }, token })).body
    const { body } = await shop.call('POST', '/api/store/checkouts', { body: { cart_id: cart.id, site }, token })
    const { returnUrl }: { returnUrl: string } = body
    return arrive(shop, returnUrl, { gore_auth: 'true', auth_token: token })
  }
  const wordsOf = (page: string) => page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

  it('a new state shows the new total before the order button counts', async () => {
    const browser = await begin(await freshShop())
    expect(wordsOf(browser.first.text)).toContain('Estimated sales tax Choose your state Total plus tax $100.00')
    const taxed = await browser.send(COLORADO)
    expect(wordsOf(taxed.text)).not.toContain('plus tax')
    expect(taxed.status).toBe(200)
    expect(wordsOf(taxed.text)).toContain('Sales tax was added')
    expect(wordsOf(taxed.text)).toContain('Estimated sales tax, CO $2.90 Total $102.90')
    const moved = await browser.send({ ...COLORADO, region: 'CA', postal_code: '90001' })
    expect(wordsOf(moved.text)).toContain('Estimated sales tax, CA $7.25 Total $107.25')
    expect((await browser.send({ ...COLORADO, region: 'CA', postal_code: '90001' })).status).toBe(303)
    expect(wordsOf((await browser.look()).text)).toContain('Estimated sales tax, CA $7.25 Total $107.25')
  })

  it('a state without sales tax changes nothing, so that the first order counts', async () => {
    const browser = await begin(await freshShop())
    expect((await browser.send({ ...COLORADO, region: 'OR', postal_code: '97201' })).status).toBe(303)
  })

  it('the button for the total works without a script', async () => {
    const browser = await begin(await freshShop())
    const { text } = await browser.send({ ...COLORADO, action: 'state' })
    expect(wordsOf(text)).toContain('Total $102.90')
    expect(text).toMatch(/<select id="region"[^>]* autofocus/)
    expect((await browser.send(COLORADO)).status).toBe(303)
  })

  it('the script gets the texts of the new total, and the order of this total counts', async () => {
    const shop = await freshShop()
    const browser = await begin(shop)
    const reply = await browser.send({ ...COLORADO, action: 'total' })
    const live: { total: { seen: string; texts: object; says: object } } = JSON.parse(reply.text)
    expect(live).toMatchObject({ errors: {} })
    expect(live.total.texts).toEqual({
      'giftHint-all': expect.stringContaining('no price in the parcel'),
      'delivery-1': 'Standard',
      'dates-1': expect.stringContaining('Delivery: '),
      'shipping-1': 'FREE',
      'taxName-1': 'Estimated sales tax, CO',
      'tax-1': '$2.90',
      'taxNext-1': '',
      'total-1': '$102.90',
      'due-1': '$102.90',
    })
    const changed = 'The total is now $102.90. Press again to order.'
    expect(live.total.says).toEqual({ 1: { announced: 'Total $102.90', changed } })
    expect((await browser.send({ ...COLORADO, seen: live.total.seen } as object)).status).toBe(303)
    const { body } = await shop.call('GET', '/api/store/orders', { token: tokenOf(7) })
    expect(body).toMatchObject({
      data: [{ subtotal: 100, total: 102.9, taxes: [{ label: 'Estimated sales tax, CO', amount: 2.9 }] }],
    })
  })

  it('an order that is pressed before the total of its state arrives shows the new total instead', async () => {
    const shop = await freshShop()
    const browser = await begin(shop)
    await browser.send({ ...COLORADO, action: 'total' })
    const stopped = await browser.send(COLORADO)
    expect(wordsOf(stopped.text)).toContain('Sales tax was added')
    expect((await shop.call('GET', '/api/store/orders', { token: tokenOf(7) })).body).toMatchObject({ data: [] })
    expect((await browser.send(COLORADO)).status).toBe(303)
  })

  it('a page whose prices have changed keeps its total, so that the order shows the new prices first', async () => {
    const browser = await begin(await freshShop())
    const { text } = await browser.send({ ...COLORADO, action: 'total', seen: 'another page-0' } as object)
    expect(JSON.parse(text)).toEqual({ total: null, region: 'CO', errors: {} })
  })

  it('a ZIP code of another state is an error at its field, with the total and with the order', async () => {
    const browser = await begin(await freshShop())
    const elsewhere = { ...COLORADO, region: 'CA', postal_code: '60601' }
    const message = 'This ZIP code is in Illinois; you chose California'
    const { text } = await browser.send({ ...elsewhere, action: 'total' })
    expect(JSON.parse(text)).toMatchObject({ errors: { postal_code: message } })
    const refused = await browser.send(elsewhere)
    expect(refused.text).toMatch(new RegExp(`id="postal_code-error">.*${message}`))
  })

  it('a ZIP code of one state fills in an empty state and shows its tax before the order button counts', async () => {
    const shop = await freshShop()
    const browser = await begin(shop)
    const beverlyHills = { ...COLORADO, region: '', postal_code: '90210' }
    const live = JSON.parse((await browser.send({ ...beverlyHills, action: 'total' })).text)
    expect(live).toMatchObject({ region: 'CA', total: { texts: { 'total-1': '$107.25', 'taxNext-1': '' } } })
    const taxed = await browser.send(beverlyHills)
    expect(wordsOf(taxed.text)).toContain('Estimated sales tax, CA $7.25 Total $107.25')
    expect(taxed.text).toMatch(/<option value="CA" selected>/)
    expect((await browser.send(beverlyHills)).status).toBe(303)
    const { body } = await shop.call('GET', '/api/store/orders', { token: tokenOf(7) })
    expect(body).toMatchObject({ data: [{ total: 107.25, shipping_address: { region: 'CA' } }] })
  })

  it('a ZIP code of several states leaves the choice to the buyer', async () => {
    const browser = await begin(await freshShop())
    const between = { ...COLORADO, region: '', postal_code: '42223' }
    const live = JSON.parse((await browser.send({ ...between, action: 'total' })).text)
    expect(live).toMatchObject({ region: '', total: { texts: { 'total-1': '$100.00', 'taxNext-1': 'plus tax' } } })
    expect((await browser.send(between)).text).toContain('id="region-error"')
  })

  it('a ZIP code that exists nowhere is an error at its field, with the total and with the order', async () => {
    const browser = await begin(await freshShop())
    const nowhere = { ...COLORADO, postal_code: '00000' }
    const message = 'Please enter a ZIP code such as'
    const { text } = await browser.send({ ...nowhere, action: 'total' })
    expect(JSON.parse(text)).toMatchObject({ errors: { postal_code: expect.stringContaining(message) } })
    expect((await browser.send(nowhere)).text).toMatch(new RegExp(`id="postal_code-error">.*${message}`))
  })

  it('the cart never has a tax', async () => {
    const shop = await freshShop()
    const body = { site, line_items: [{ variant_id: 31, quantity: 1 }] }
    const cart: Cart = (await shop.call('POST', '/api/store/carts', { body })).body
    expect(cart).toMatchObject({ cart_amount: 100 })
    expect(JSON.stringify(cart.taxes ?? [])).toBe('[]')
  })
})
