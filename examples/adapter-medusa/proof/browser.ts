import { createMemoryPlatform, type MemoryPlatform } from '@cairn/core'
import { createMedusaSession } from '../session/createMedusaSession.ts'
import type { MedusaShop } from './startMedusa.ts'

export const ORIGIN = 'https://shop.example'

export interface ProofBrowser {
  readonly platform: MemoryPlatform
  /** The `fetch` of the page, which keeps cookies and reaches only the shop's own server. */
  readonly fetch: typeof globalThis.fetch
  readonly cookieNames: () => readonly string[]
}

/** Reads a `Set-Cookie` header. */
const readCookie = (cookie: string) => {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
  return { name, value, isOver: cookie.includes('Max-Age=0'), isHidden: cookie.includes('HttpOnly') }
}

/** Opens a browser in front of the session server of a shop, which stands in front of Medusa. */
export const openBrowser = ({ publishableKey, url }: MedusaShop): ProofBrowser => {
  const jar = new Map<string, string>()
  const answer = createMedusaSession({
    origin: ORIGIN,
    backEnd: url,
    publishableKey,
    signInPage: '/ie/en-ie/sign-in',
  })
  const send: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const headers = new Headers(request.headers)
    headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    if (request.method !== 'GET') headers.set('origin', ORIGIN)
    const response = await answer(new Request(request, { headers }))
    if (response === null) throw new TypeError(`Nobody answers ${request.url}`)
    for (const { isHidden, isOver, name, value } of response.headers.getSetCookie().map(readCookie)) {
      if (isOver) jar.delete(name)
      else jar.set(name, value)
      if (isHidden) continue
      if (isOver) platform.cookies.remove(name)
      else platform.cookies.set(name, value, {})
    }
    return response
  }
  const platform = createMemoryPlatform({ href: `${ORIGIN}/ie/en-ie`, fetch: send })
  return { platform, fetch: send, cookieNames: () => [...jar.keys()] }
}
