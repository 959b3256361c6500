import { afterEach, expect, test, vi } from 'vitest'
import { createToolOf } from '../consent/consent.fixture.ts'
import { createConsent } from '../consent/createConsent.ts'
import { createBrowserPlatform } from '../platform/browser.ts'
import { connectTracking } from '../tracking/connectTracking.ts'
import { openBrowser, settled, storedUser } from './session.fixture.ts'

afterEach(() => vi.unstubAllGlobals())

/** Mocks the cookies of a browser page; returns the written cookies with their attributes. */
const stubPage = (protocol: string) => {
  const written = new Map<string, string>()
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('document', {
    get cookie() {
      return [...written.values()].map((text) => text.split('; ')[0]).join('; ')
    },
    set cookie(text: string) {
      const name = text.slice(0, text.indexOf('='))
      if (text.includes('Max-Age=0')) written.delete(name)
      else written.set(name, text)
    },
  })
  return written
}

const NAMES = [
  'auth_token',
  'bc_cartId',
  'bc_cartId_EU',
  'current_country',
  'gore_auth',
  'lastGtmUrl',
  'ssCartProducts',
]

/** Fills a cart as a customer with full consent, starts the checkout, and returns the written cookies. */
const buy = async (protocol: string) => {
  const written = stubPage(protocol)
  const { cookies } = createBrowserPlatform()
  const tool = createToolOf(['analytics'])
  const consent = createConsent({ provider: tool.provider, cookies: { names: () => [], removeEverywhere: () => {} } })
  const browser = openBrowser({ detected: 'DE', cookies, stored: { 'persist:EU': storedUser() } })
  const { store } = await browser.openPage()
  const tracking = connectTracking(store, { consent, dataLayer: [], cookies })
  consent.start()
  tracking.commands.viewPage('https://shop.example/de/de-de/home')
  store.cart.commands.add({ variantId: '7' })
  await settled()
  store.checkout.commands.start()
  await settled()
  consent.stop()
  return written
}

test('on https each of the named cookies is Secure, SameSite=Lax and Path=/', {
  meta: { spec: ['3.storage.cookie-flags'] },
}, async () => {
  const written = await buy('https:')
  expect([...written.keys()].sort()).toEqual(NAMES)
  for (const text of written.values()) {
    expect(text.split('; ').slice(1)).toEqual(expect.arrayContaining(['Path=/', 'SameSite=Lax', 'Secure']))
    expect(text).not.toMatch(/Domain=/i)
  }
})

test('on http, as in local development, Secure is left out, so that the browser accepts the cookies', {
  meta: { spec: ['3.storage.cookie-flags'] },
}, async () => {
  const written = await buy('http:')
  expect([...written.keys()].sort()).toEqual(NAMES)
  for (const text of written.values()) {
    expect(text.split('; ').slice(1)).toEqual(expect.arrayContaining(['Path=/', 'SameSite=Lax']))
    expect(text).not.toMatch(/Secure/i)
  }
})
