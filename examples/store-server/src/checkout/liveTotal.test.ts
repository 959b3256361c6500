import { expect, it } from 'vitest'
import type { Cart } from '../carts/cart.view.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { type Shop, shopOn } from '../testing/shop.ts'
import { arrive } from './arrive.fixture.ts'

const site = 'gb/en-gb'
const BRITISH = { country: 'GB', postal_code: 'SW1A 1AA', city: 'London' }
type Total = { seen: string; texts: Record<string, string>; says: Record<string, { announced: string }> }

describeOnBothDatabases('the total of another country', (open) => {
  const freshShop = shopOn(open, [
    { id: 31, priceMinor: 10_000, stock: 9 },
    { id: 33, priceMinor: 10_000, stock: 9, unshippableTo: 'NO' },
  ])
  const begin = async (shop: Shop, variant_id = 31) => {
    const line_items = [{ variant_id, quantity: 1 }]
    const cart: Cart = (await shop.call('POST', '/api/store/carts', { body: { site, line_items } })).body
    const { body } = await shop.call('POST', '/api/store/checkouts', { body: { cart_id: cart.id, site } })
    const { returnUrl }: { returnUrl: string } = body
    return arrive(shop, returnUrl)
  }

  it('has its carrier, cost and dates for every place of the page, and its order counts', async () => {
    const browser = await begin(await freshShop())
    const page = browser.first.text
    expect(page).toContain('>Standard<')
    const { text } = await browser.send({ action: 'total' })
    const { total, errors }: { total: Total; errors: object } = JSON.parse(text)
    expect(errors).toEqual({})
    const places = new Set([...page.matchAll(/data-live="(\w+)"/g)].map(([, name]) => name))
    expect(Object.keys(total.texts).sort()).toEqual(
      [...places].flatMap((name) => (name === 'giftHint' ? ['giftHint-all'] : [`${name}-1`, `${name}-2`])).sort(),
    )
    expect(total.texts).toMatchObject({
      'delivery-1': 'Standard (DHL)',
      'delivery-2': 'Express (UPS)',
      'shipping-2': '£14.95',
      'due-2': '£114.95',
    })
    expect(total.says[2]?.announced).toBe(`Total £114.95. ${total.texts['dates-2']}`)
    expect((await browser.send({ seen: total.seen } as object)).status).toBe(303)
  })

  it('says with the country whether the customs form shows the value of a gift', async () => {
    const browser = await begin(await freshShop())
    const hintAt = async (country: string) => {
      const { total }: { total: Total } = JSON.parse((await browser.send({ country, action: 'total' })).text)
      return total.texts['giftHint-all']
    }
    expect(browser.first.text).toContain(await hintAt('GB'))
    expect(await hintAt('GB')).toContain('But the customs form on the outside')
    expect(await hintAt('DE')).not.toContain('customs')
  })

  it('has an error at the country to which an item is not shipped', async () => {
    const browser = await begin(await freshShop(), 33)
    const { text } = await browser.send({ country: 'NO', action: 'total' })
    const country = expect.stringMatching(/^We cannot ship to this country: /)
    const says = { 1: { announced: country } }
    expect(JSON.parse(text)).toMatchObject({ total: { isBlocked: true, says }, errors: { country } })
    const blocked = await browser.send({ country: 'NO', postal_code: '0150' })
    expect(blocked.text).toContain('<div class="problem" data-blocked role="alert"')
    const british = JSON.parse((await browser.send({ ...BRITISH, action: 'total' })).text)
    expect(british).toMatchObject({ total: { isBlocked: false }, errors: {} })
  })

  it('is not shown for a country without delivery or for changed goods', async () => {
    const browser = await begin(await freshShop())
    const at = async (fields: object) =>
      JSON.parse((await browser.send({ ...BRITISH, action: 'total', ...fields })).text)
    expect(await at({ country: 'JP' })).toMatchObject({ total: null })
    expect(await at({ seen: 'other-goods-0' })).toMatchObject({ total: null })
    expect(await at({})).toMatchObject({ total: { isBlocked: false } })
  })
})
