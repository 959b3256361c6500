import { describe, expect, test } from 'vitest'
import { DAY, visit } from './country.fixture.ts'

describe('going to another site', () => {
  const cookies = {
    bc_cartId: 'one',
    bc_cartId_EU: 'one',
    bc_cartId_US: 'two',
    ssCartProducts: 'A',
    athosCartProducts: 'A',
    current_country: 'DE',
  }
  const stored = { user_checkout_locale: 'de_DE' }
  const OF_SEARCH = ['athosCartProducts', 'ssCartProducts']

  test('of the same store removes the cart, but not the cookies of the search service', {
    meta: { spec: ['4.country.switch-which-cookies', '4.country.switch-ss-cart', '4.country.switch-checkout-locale'] },
  }, async () => {
    const { platform, country } = await visit({ at: 'de/de-de', cookies, stored })
    country.commands.goTo('at/de-at')
    expect([...platform.jar.keys()].sort()).toEqual([...OF_SEARCH, 'bc_cartId_US', 'current_country', 'site'].sort())
    expect(platform.stored.has('user_checkout_locale')).toBe(false)
    expect(platform.jar.get('site')).toEqual({ value: 'at/de-at', maxAge: 365 * DAY })
  })

  test('of the other store also removes the cookies of the search service, under their old and new names', {
    meta: {
      spec: [
        '4.country.switch-cart-cookies',
        '4.country.switch-ss-cart',
        '4.country.switch-ss-names',
        '4.country.switch-checkout-locale',
      ],
    },
  }, async () => {
    const { platform, country } = await visit({ at: 'de/de-de', cookies, stored })
    country.commands.goTo('us/en-us')
    expect([...platform.jar.keys()].sort()).toEqual(['bc_cartId_US', 'current_country', 'site'])
    expect(platform.stored.has('user_checkout_locale')).toBe(false)
  })

  test('can keep the cart within one store, but never across stores', {
    meta: { spec: ['4.country.switch-which-cookies'] },
  }, async () => {
    const within = await visit({ at: 'de/de-de', cookies, keepCartWithinStore: true })
    within.country.commands.goTo('at/de-at')
    const kept = ['bc_cartId', 'bc_cartId_EU', 'bc_cartId_US'].map((name) => within.platform.cookies.get(name))
    expect(kept).toEqual(['one', 'one', 'two'])
    const across = await visit({ at: 'de/de-de', cookies, keepCartWithinStore: true })
    across.country.commands.goTo('us/en-us')
    expect(across.platform.jar.has('bc_cartId_EU')).toBe(false)
    expect(across.platform.jar.has('bc_cartId_US')).toBe(true)
  })

  test('opens the same page on the other site, under its address there', {
    meta: { spec: ['4.country.switch-keeps-page', '4.country.switch-hreflang'] },
  }, async () => {
    const alternates = { 'fr-FR': 'https://shop.example/fr/fr-fr/veste' }
    const { country, left } = await visit({ alternates })
    country.commands.goTo('fr/fr-fr')
    // The query of the current page (`?q=x`) is dropped.
    expect(left()).toEqual(['https://shop.example/fr/fr-fr/veste'])
    const elsewhere = await visit({ alternates: {} })
    elsewhere.country.commands.goTo('fr/fr-fr')
    expect(elsewhere.left()).toEqual(['/fr/fr-fr'])
  })

  test('keeps the query when the other address has it', {
    meta: { spec: ['4.country.switch-hreflang'] },
  }, async () => {
    const alternates = { 'fr-FR': 'https://shop.example/fr/fr-fr/search?q=veste' }
    const { country, left } = await visit({ alternates })
    country.commands.goTo('fr/fr-fr')
    expect(left()).toEqual(['https://shop.example/fr/fr-fr/search?q=veste'])
  })

  test('opens no address of another origin', async () => {
    for (const alternate of ['https://evil.example/at/de-at', 'javascript:alert(1)']) {
      const { country, left } = await visit({ alternates: { 'de-AT': alternate } })
      country.commands.goTo('at/de-at')
      expect(left()).toEqual(['/at/de-at'])
    }
    const alternates = { 'de-AT': 'https://shop-at.example/jacket' }
    const { country, left } = await visit({ alternates, allowedOrigins: ['https://shop-at.example'] })
    country.commands.goTo('at/de-at')
    expect(left()).toEqual(['https://shop-at.example/jacket'])
  })

  test('does nothing for the current site and for an unknown site', async () => {
    const { platform, country, emitted } = await visit({ at: 'de/de-de', cookies })
    country.commands.goTo('de/de-de')
    country.commands.goTo('xx/en-xx')
    expect(emitted()).not.toContain('country.leaving')
    expect(platform.jar.has('bc_cartId')).toBe(true)
  })

  test('does not store that the visitor stays', async () => {
    const { platform, country } = await visit({ detected: 'DE' })
    country.commands.goTo('de/de-de')
    expect(platform.stored.has('navigatedomain')).toBe(false)
  })
})
