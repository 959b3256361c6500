import { HOST, type Reply, type Shop } from '../testing/shop.ts'

export const ADDRESS = {
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Berg',
  line1: 'Talweg 3',
  line2: '',
  postal_code: '80331',
  city: 'München',
  region: '',
  country: 'DE',
  gift_note: '',
  shipping: '1',
  payment: 'approve',
  action: 'place',
}

/**
 * Simulates one browser in the hosted checkout: it keeps the session cookie and the hidden fields of the last page, and
 * follows the redirect after a form.
 */
export async function arrive(shop: Shop, returnUrl: string, cookies: Record<string, string> = {}) {
  const path = returnUrl.slice(HOST.length)
  const first = await shop.call('GET', path, { cookies })
  const session = /checkout_session=([^;]+)/.exec(String(first.headers['set-cookie']))?.[1] ?? ''
  const jar = { ...cookies, checkout_session: session }
  let page = first
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page.text)?.[1] ?? ''
  return {
    first,
    path,
    jar,
    look: async (query = '') => shop.call('GET', path + query, { cookies: jar }),
    send: async (fields: Partial<typeof ADDRESS> = {}, headers: Record<string, string> = {}): Promise<Reply> => {
      const form = new URLSearchParams({ ...ADDRESS, csrf: hidden('csrf'), seen: hidden('seen'), ...fields })
      const response = await shop.app.inject({
        method: 'POST',
        url: path,
        cookies: jar,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: HOST, ...headers },
        payload: form.toString(),
      })
      const { location } = response.headers
      const reply =
        location === `${path}?again`
          ? await shop.call('GET', location, { cookies: jar })
          : { status: response.statusCode, headers: response.headers, text: response.body, body: undefined as never }
      if (reply.text.includes('name="csrf"')) page = reply
      return reply
    },
  }
}
