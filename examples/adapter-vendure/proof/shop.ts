import { createMemoryPlatform, createStore, type MemoryPlatform } from '@cairn/core'
import { account } from '@cairn/core/account'
import { auth } from '@cairn/core/auth'
import { cart } from '@cairn/core/cart'
import { checkout } from '@cairn/core/checkout'
import { delivery } from '@cairn/core/delivery'
import { product } from '@cairn/core/product'
import { search } from '@cairn/core/search'
import { siteAt } from '@cairn/core/testing'
import { createVendureSession } from '../session/createVendureSession.ts'
import { cookieHeaders, createVendureGateways } from '../src/index.ts'

export const ORIGIN = 'http://localhost:5176'
export const site = siteAt('de/de-de')

/**
 * Creates a browser of a shop over Vendure, whose server keeps the session. The requests go to the session server
 * directly, with the headers and the cookies that a browser sends.
 */
export const openBrowser = (shopApi: string) => {
  const answer = createVendureSession({ origin: ORIGIN, signInPage: '/sign-in', shopApi })
  /** The cookies that scripts cannot read. */
  const hidden = new Map<string, string>()
  const send = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const headers = new Headers(request.headers)
    const visible = [...platform.jar].map(([name, { value }]) => `${name}=${encodeURIComponent(value)}`)
    headers.set('cookie', [...visible, ...[...hidden].map((pair) => pair.join('='))].join('; '))
    if (request.method !== 'GET') headers.set('origin', ORIGIN)
    const response = await answer(new Request(request, { headers }))
    if (response === null) throw new Error(`Nobody answers ${request.url}`)
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      const isOver = cookie.includes('Max-Age=0')
      if (cookie.includes('HttpOnly')) isOver ? hidden.delete(name) : hidden.set(name, value)
      else isOver ? platform.cookies.remove(name) : platform.cookies.set(name, value, {})
    }
    return response
  }
  const platform: MemoryPlatform = createMemoryPlatform({ href: `${ORIGIN}/${site.prefix}`, fetch: send })
  const openPage = () => {
    const gateways = createVendureGateways({
      site,
      url: `${ORIGIN}/vendure/shop-api`,
      fetch: send,
      headersOf: cookieHeaders(() => platform.jar.has('has_session')),
      hasCustomFields: true,
    })
    const store = createStore({
      site: site.prefix,
      domains: [auth, account, cart, checkout, search],
      ports: [delivery, product],
      gateways,
      platform,
      identity: {
        session: 'cookie',
        claims: {
          customerId: 'sub',
          userName: 'email',
          firstName: 'given_name',
          customerGroupId: () => null,
          channel: () => null,
        },
      },
    })
    store.start()
    return store
  }
  return { hidden, openPage, platform, send }
}
