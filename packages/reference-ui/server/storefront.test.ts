import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { escapeHtml } from '../src/app/server/html.ts'
import { sites } from '../src/app/shop/sites.ts'
import { loadMessages } from '../src/messages/index.ts'
import { type FakeStore, startFakeStore } from './testing/fakeStore.ts'
import { fileText, type OpenStorefront, openStorefront, origin, startText } from './testing/openStorefront.ts'

let store: FakeStore
let shop: OpenStorefront

beforeAll(async () => {
  store = await startFakeStore()
  shop = await openStorefront(store.url)
})
beforeEach(() => {
  store.reviewsDelay = 0
  store.country = undefined
})
afterAll(() => Promise.all([shop.close(), store.close()]))

/** Sends a raw path, because `fetch` would normalise it. */
const rawGet = (
  path: string,
): Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shop.url)
    request({ hostname, port, path }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }))
    })
      .once('error', reject)
      .end()
  })

/** Sends raw headers, because client libraries do not send duplicate ones. */
const rawAnswer = async (path: string, ...headers: readonly string[]): Promise<string> => {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${[`GET ${path} HTTP/1.1`, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  return text(socket)
}

it.each(['/us/en-us', '/api/echo', '/assets/entry-1a2b.js', '/livez'])(
  'a request for %s with two Host headers is a bad request, and is not forwarded',
  async (path) => {
    for (const second of ['Host: shop.example', 'HOST: evil.example']) {
      expect(await rawAnswer(path, 'Host: shop.example', second)).toMatch(/^HTTP\/1\.1 400 /)
    }
    expect(await rawAnswer(path, 'Host: shop.example')).toMatch(/^HTTP\/1\.1 200 /)
  },
)

it("describes the visitor's connection, and not the one to the store server", async () => {
  const answer = await rawAnswer('/api/echo', 'Host: shop.example')
  expect(answer).toMatch(/^connection: close\r$/im)
  expect(answer).not.toMatch(/^keep-alive:/im)
})

describe('a supervisor', () => {
  it('learns that the storefront is ready once its store server is', async () => {
    for (const path of ['/livez', '/readyz', '/healthz']) {
      const response = await shop.get(path)
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
      expect(await response.json()).toEqual({ status: 'ok' })
    }
  })

  it('learns that the storefront is alive but not ready while its store server is not ready or unreachable', async () => {
    const busy = await startFakeStore()
    busy.isReady = false
    const without = await openStorefront(busy.url)
    const probe = async () => {
      expect((await without.get('/livez')).status).toBe(200)
      const response = await without.get('/readyz')
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
      expect(await response.json()).toMatchObject({ code: 'store_unreachable' })
    }
    await probe()
    await busy.close()
    await probe()
    await without.close()
  })
})

describe('an address without a prefix', () => {
  it.each([
    ['nothing is known', '/', {}, undefined, '/us/en-us'],
    ['somebody in Germany stayed', '/', { cookie: 'site=us/en-us; current_country=DE' }, 'DE', '/us/en-us'],
    ['the site was chosen', '/', { cookie: 'site=de/de-de; current_country=FR' }, 'IT', '/de/de-de'],
    ['the chosen site is encoded', '/', { cookie: 'site=de%2Fde-de' }, undefined, '/de/de-de'],
    ['the chosen site is none of ours', '/', { cookie: 'site=//evil.example' }, undefined, '/us/en-us'],
    ['the country was detected before', '/', { cookie: 'current_country=DE' }, 'IT', '/de/de-de'],
    ['the country is detected now', '/', {}, 'FR', '/fr/fr-fr'],
    ['the country has no site', '/', {}, 'JP', '/us/en-us'],
    ['a country has two languages', '/', { 'accept-language': 'en-GB;q=0.9, fr' }, 'BE', '/be/en-be'],
    ['a country has three languages', '/', { 'accept-language': 'it-CH, de;q=0.5' }, 'CH', '/ch/it-ch'],
    ['it is a known path', '/search?q=a%26b+c', { cookie: 'site=de/de-de' }, undefined, '/de/de-de/search?q=a%26b+c'],
    ['it is a page of the account', '/account/wishlist', {}, undefined, '/us/en-us/account/wishlist'],
    ['it is a slug', '/trail-jacket?variant=7', {}, undefined, '/us/en-us/trail-jacket?variant=7'],
    ['it is a country', '/fr', { cookie: 'site=de/de-de' }, 'US', '/fr/fr-fr'],
    ['it is a country with several languages', '/CH/', { 'accept-language': 'it' }, undefined, '/ch/it-ch'],
    ['it is a country with a query', '/fr?utm=1', {}, undefined, '/fr/fr-fr?utm=1'],
    ['it has a query only', '/?utm=1', {}, undefined, '/us/en-us?utm=1'],
  ])(
    'redirects to its site if %s',
    {
      meta: { spec: ['2.routes.bare-root', '2.routes.bare-paths'] },
    },
    async (_when, path, headers, country, target) => {
      store.country = country
      const response = await shop.get(path, headers)
      expect([response.status, response.headers.get('location')]).toEqual([302, target])
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    },
  )

  it.each(['cf-ipcountry', 'x-vercel-ip-country', 'x-country-code', 'x-country-override'])(
    'redirects by the network header %s, and by no other header of the visitor',
    { meta: { spec: ['2.routes.bare-root'] } },
    async (header) => {
      store.country = 'DE'
      const response = await shop.get('/', { [header]: 'DE', cookie: 'auth_token=secret', 'user-agent': 'browser' })
      expect(response.headers.get('location')).toBe('/de/de-de')
      expect(store.countryHeaders).toMatchObject({ [header]: 'DE', 'x-forwarded-for': '127.0.0.1' })
      expect(store.countryHeaders).not.toHaveProperty('cookie')
      expect(store.countryHeaders?.['user-agent']).not.toBe('browser')
    },
  )

  it('ends in the not-found page of the chosen site if it is unknown', {
    meta: { spec: ['2.routes.bare-paths'] },
  }, async () => {
    const response = await shop.get('/no-such-thing', { cookie: 'site=de/de-de' })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/de/de-de/no-such-thing'])
    const ended = await shop.get('/de/de-de/no-such-thing', { cookie: 'site=de/de-de' })
    expect(ended.status).toBe(404)
    expect(await ended.text()).toContain('<html lang="de-DE">')
  })

  it('redirects from the account to its dashboard', async () => {
    for (const query of ['', '?utm=1']) {
      const response = await shop.get(`/de/de-de/account${query}`)
      expect([response.status, response.headers.get('location')]).toEqual([301, `/de/de-de/account/dashboard${query}`])
    }
  })

  it('redirects to the US site, once, if the detection is unreachable', {
    meta: { spec: ['2.routes.bare-root'] },
  }, async () => {
    // No store server runs at this URL.
    const alone = await openStorefront('http://127.0.0.1:9')
    const response = await alone.get('/')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/us/en-us'])
    expect((await alone.get('/us/en-us')).status).toBe(200)
    await alone.close()
  })

  it('redirects to the US site after a timeout if the detection does not respond', async () => {
    const gate = Promise.withResolvers<void>()
    store.country = 'DE'
    store.countryGate = gate.promise
    const response = await shop.get('/')
    gate.resolve()
    store.countryGate = undefined
    expect([response.status, response.headers.get('location')]).toEqual([302, '/us/en-us'])
  })

  it.each(['//evil.example', '/\\evil.example', '//evil.example/%2e%2e'])(
    'never redirects to another host: %s',
    async (path) => {
      const { headers } = await rawGet(path)
      expect(new URL(String(headers.location ?? '/'), origin).origin).toBe(origin)
      expect(String(headers.location ?? '/')).toMatch(/^\/(?!\/)/)
    },
  )
})

describe('an address with a prefix', () => {
  it.each(sites.map(({ prefix, hreflang, language }) => [prefix, hreflang, language] as const))(
    '%s opens in %s',
    {
      meta: { spec: ['1.product.sites', '2.routes.home'] },
    },
    async (prefix, hreflang, language) => {
      const response = await shop.get(`/${prefix}`)
      const html = await response.text()
      expect(response.status).toBe(200)
      expect(html).toContain(`<html lang="${hreflang}">`)
      expect(html).toContain('<h1>Home</h1>')
      expect(html).toContain(escapeHtml((await loadMessages(language)).common.skipToContent))
    },
  )

  it('belongs to one of twenty sites, each with its own', { meta: { spec: ['1.product.sites'] } }, () => {
    expect(new Set(sites.map(({ prefix }) => prefix)).size).toBe(20)
  })

  it.each([
    ['/de/de-de/', '/de/de-de'],
    ['/DE/de-DE/Search?q=Jacke', '/de/de-de/search?q=Jacke'],
    ['/us/en-us//search/', '/us/en-us/search'],
  ])('is normalised: %s', async (path, target) => {
    const { status, headers } = await rawGet(path)
    expect([status, headers.location]).toEqual([301, target])
  })

  it.each([{}, { cookie: 'site=de/de-de' }, { cookie: 'current_country=DE' }])(
    'never redirects to another site: %o',
    {
      meta: { spec: ['2.routes.never-forced'] },
    },
    async (headers) => {
      store.country = 'DE'
      const response = await shop.get('/us/en-us/trail-jacket', { ...headers, 'accept-language': 'de-DE' })
      expect([response.status, response.headers.get('location')]).toEqual([200, null])
      expect(await response.text()).toContain('<html lang="en-US">')
    },
  )

  it('knows its canonical address and its 20 translations', {
    meta: { spec: ['2.routes.home-canonical', '2.routes.home-after-sign-out'] },
  }, async () => {
    const response = await shop.get('/us/en-us/home?utm_source=letter')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('<h1>Home</h1>')
    expect(html).toContain(`<link rel="canonical" href="${origin}/us/en-us" data-head>`)
    expect(html).toContain(`<link rel="alternate" hreflang="de-DE" href="${origin}/de/de-de" data-head>`)
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${origin}/us/en-us" data-head>`)
    expect(html.match(/rel="alternate"/g)).toHaveLength(21)
  })

  it.each([
    ['/us/en-us/no-such-thing', 404, 'en-US'],
    ['/de/de-de/one/two/three', 404, 'de-DE'],
    ['/us/en-us/broken', 503, 'en-US'],
    ['/xx/en-xx/search', 404, 'en-US'],
  ])('gives %s status %i and a page of the shop', async (path, status, lang) => {
    const response = await shop.get(path)
    const html = await response.text()
    expect(response.status).toBe(status)
    expect(html).toContain(`<html lang="${lang}">`)
    expect(html).toContain('<meta name="robots" content="noindex"')
  })

  it('gives an unknown page status 404 inside the shop: header, search and footer are there', {
    meta: { spec: ['2.routes.unknown-slug'] },
  }, async () => {
    const response = await shop.get('/us/en-us/no-such-thing')
    const html = await response.text()
    expect(response.status).toBe(404)
    const { common, errors, search } = await loadMessages('en')
    expect(html).toContain(escapeHtml(errors.notFoundTitle))
    expect(html).toMatch(/<header[\s>]/)
    expect(html).toMatch(/<footer[\s>]/)
    expect(html).toContain(`aria-label="${escapeHtml(search.title)}"`)
    expect(html).toContain(escapeHtml(common.shopName))
  })

  it('redirects inside its site if its page says so', async () => {
    const response = await shop.get('/de/de-de/account/dashboard')
    expect([response.status, response.headers.get('location')]).toEqual([307, '/de/de-de/search?q=a'])
  })

  it('gives status 500 with a page of the shop if its page cannot be rendered', async () => {
    const response = await shop.get('/us/en-us/sign-up')
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
    expect(await response.text()).toMatch(/<h1[^>]*>Something went wrong<\/h1>/)
  })

  it('gives an unknown prefix a page in the language of the reader', async () => {
    const html = await (await shop.get('/xx/xx-xx/search', { 'accept-language': 'de-AT,de;q=0.9' })).text()
    expect(html).toContain('<html lang="de-AT">')
  })
})

describe('a page', () => {
  it('sets no cookie and allows a shared cache', async () => {
    const response = await shop.get('/us/en-us/trail-jacket', { cookie: 'bc_cartId=abc; auth_token=secret' })
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('cache-control')).toContain('public')
    expect(await response.text()).not.toMatch(/abc|secret/)
  })

  it.each([
    ['alone', (etag: string) => etag],
    ['among others', (etag: string) => `"old", ${etag}`],
    ['as a cache writes it that made it strong', (etag: string) => etag.replace('W/', '')],
    ['as anything', () => '*'],
  ])('is not sent again if the client has it: its tag %s', async (_, write) => {
    const first = await shop.get('/us/en-us/trail-jacket')
    const etag = first.headers.get('etag') ?? ''
    const second = await shop.get('/us/en-us/trail-jacket', { 'if-none-match': write(etag) })
    expect([second.status, await second.text()]).toEqual([304, ''])
    // The 304 renews the cached copy and its lifetime.
    expect(second.headers.get('etag')).toBe(etag)
    expect(second.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
  })

  it('is sent again if the client has another version', async () => {
    const response = await shop.get('/us/en-us/trail-jacket', { 'if-none-match': 'W/"another"' })
    expect([response.status, (await response.text()).includes('</html>')]).toEqual([200, true])
  })

  it('is identical to the byte for everyone, so that a shared cache needs no data of the visitor', async () => {
    const visitors: Record<string, string>[] = [
      {},
      { cookie: 'current_country=DE; site=de/de-de; gore_auth=true; auth_token=a.b.c; bc_cartId=1' },
      { authorization: 'Bearer a.b.c', 'accept-language': 'fr', 'x-country-override': 'CH' },
    ]
    for (const path of ['/us/en-us', '/us/en-us/trail-jacket']) {
      const answers = await Promise.all(visitors.map((headers) => shop.get(path, headers)))
      const bodies = await Promise.all(answers.map((answer) => answer.text()))
      expect(new Set(bodies).size).toBe(1)
      for (const { headers } of answers) {
        expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=300')
        expect(headers.get('set-cookie')).toBeNull()
        expect(headers.get('vary') ?? '').not.toMatch(/cookie|language|\*/i)
      }
    }
  })

  it('varies with its compression and says so', async () => {
    const response = await shop.get('/us/en-us/trail-jacket', { 'accept-encoding': 'br' })
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual(['br', 'accept-encoding'])
  })

  it('says so without compression too, because a cache would otherwise send that copy to everyone', async () => {
    const plain = { 'accept-encoding': 'identity' }
    expect((await shop.get('/us/en-us/trail-jacket', plain)).headers.get('vary')).toBe('accept-encoding')
    const nobodys = await shop.get('/nobodys/site', plain)
    expect(nobodys.headers.get('vary')).toBe('cookie, accept-language, accept-encoding')
  })

  it('is not cached if its redirect depends on the visitor', async () => {
    const response = await shop.get('/')
    expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'private, no-store'])
  })

  it('has a short cache lifetime if its menus failed to load', async () => {
    store.isWithoutMenus = true
    const broken = await openStorefront(store.url)
    const response = await broken.get('/us/en-us/trail-jacket')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=0, s-maxage=10'])
    store.isWithoutMenus = false
    await broken.close()
  })

  it('has a short cache lifetime if a part was late and is missing from its HTML', async () => {
    const gate = Promise.withResolvers<void>()
    store.reviewsGate = gate.promise
    const late = await openStorefront(store.url)
    const first = await late.get('/us/en-us/trail-jacket')
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, max-age=0, s-maxage=10'])
    gate.resolve()
    store.reviewsGate = undefined
    await first.text()
    const second = await late.get('/us/en-us/trail-jacket')
    expect(second.headers.get('cache-control')).toContain('stale-while-revalidate')
    await late.close()
  })

  it.each([
    [300, 'public, max-age=0, s-maxage=60, stale-while-revalidate=240'],
    [75, 'public, max-age=0, s-maxage=60, stale-while-revalidate=15'],
    [20, 'public, max-age=0, s-maxage=20, stale-while-revalidate=0'],
  ])('with delivery dates is cached no longer than to their cut-off in %i s, also stale', async (seconds, lifetime) => {
    store.secondsToCutOff = seconds
    const response = await shop.get('/de/de-de/service')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, lifetime])
    // The same site has pages without delivery dates, which keep their lifetime.
    const other = await shop.get('/de/de-de/trail-jacket')
    expect(other.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=300')
  })

  it('is not cached if its address contains credentials of a sign-in', async () => {
    const response = await shop.get('/ie/en-ie/auth-callback?code=XYZ')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  })

  it('is not cached if it could not be rendered', async () => {
    const response = await shop.get('/us/en-us/broken')
    expect([response.headers.get('cache-control'), response.headers.get('etag')]).toEqual(['no-store', null])
  })

  it('contains hostile names as text only, in the page, the title and the data (N5, N6)', async () => {
    const html = await (await shop.get('/us/en-us/trail-jacket')).text()
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('<title>Trail &lt;/script&gt;')
    expect(html).toContain('\\u003c/script>')
    expect(html.match(/<script type[^>]*>[^<]*/g)?.join()).not.toContain('\u2028')
    const run = [...html.matchAll(/<script([^>]*)>([^<]*)/g)].filter(
      ([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes),
    )
    expect(run.map(([, , text]) => text)).toEqual([startText])
  })

  it.each(['identity', 'gzip', 'br'])('is sent before its slow parts have loaded (%s)', async (encoding) => {
    const gate = Promise.withResolvers<void>()
    store.reviewsGate = gate.promise
    const response = await shop.get('/us/en-us/trail-jacket', { 'accept-encoding': encoding })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let early = ''
    while (reader && !early.includes(startText)) early += (await reader.read()).value ?? ''
    expect(early).toContain('<h1>Trail')
    // The script is async, so it does not wait for the data blocks that are still missing.
    expect(early).toContain('<script type="module" async ')
    expect(early).not.toContain('Warm')
    gate.resolve()
    let late = ''
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) late += part.value
    expect(late).toContain('id="deferred-reviews">{"value":{"average":4.5')
    expect(late.trimEnd().endsWith('</html>')).toBe(true)
    store.reviewsGate = undefined
  })

  it('waits for lazy components instead of moving them into place with inline scripts', async () => {
    const html = await (await shop.get('/us/en-us/checkout-cart')).text()
    expect(html).not.toContain('not yet')
    expect(html.match(/long long/g)?.length).toBeGreaterThan(1000)
    expect(html.match(/<script(?! type="application\/json")[^>]*>/g)).toEqual([
      '<script type="module" data-scripts="/assets/entry-1a2b.js">',
    ])
  })

  it('contains quick data in its HTML', async () => {
    const html = await (await shop.get('/us/en-us/trail-jacket')).text()
    expect(html).toContain('<p id="reviews">')
    expect(html).not.toContain('deferred-reviews')
  })
})

describe('every response', () => {
  it.each([
    ['/', 302],
    ['/us/en-us', 200],
    ['/us/en-us/no-such-thing', 404],
    ['/us/en-us/broken', 503],
    ['/assets/entry-1a2b.js', 200],
    ['/assets/gone.js', 404],
    ['/api/echo', 200],
    ['/%E0%A4%A', 400],
    ['/livez', 200],
  ])('%s (%i) carries the security headers (N7)', async (path, status) => {
    const { status: answered, headers } = await rawGet(path)
    expect(answered).toBe(status)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toMatch(/unsafe|nonce|\*/)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    // A file may run no script at all, so it needs no Trusted Types.
    const isFile = path.startsWith('/assets/') && status === 200
    if (!isFile) expect(policy).toContain("require-trusted-types-for 'script'")
    else expect(policy).not.toContain('script-src')
  })

  it.each([
    ['/media/x.svg', 'cross-origin'],
    ['/us/en-us', 'same-origin'],
    ['/api/echo', 'same-origin'],
    ['/assets/entry-1a2b.js', 'same-origin'],
  ])('%s may be embedded by pages of this policy: %s', async (path, policy) => {
    const response = await shop.get(path)
    expect(response.headers.get('cross-origin-resource-policy')).toBe(policy)
  })

  it('allows the first script as the only inline script', async () => {
    const response = await shop.get('/us/en-us')
    const digest = createHash('sha256').update(startText).digest('base64')
    expect(await response.text()).toContain(`>${startText}</script>`)
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${digest}';`)
  })

  it('leaves a policy of the store server unchanged', async () => {
    const response = await shop.get('/media/x.svg')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'")
  })

  it('is a plain page if nothing can be rendered', async () => {
    const broken = await openStorefront(store.url, { load: () => Promise.reject(new Error('bundle gone')) })
    const response = await broken.get('/us/en-us')
    expect(response.status).toBe(500)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await response.text()).toContain('Something went wrong')
    await broken.close()
  })

  it('refuses methods that no page accepts', async () => {
    const response = await fetch(`${shop.url}/us/en-us`, { method: 'POST' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('a built file', () => {
  it('is cached for ever under its hashed name, and sent with the compression of the build', async () => {
    const response = await shop.get('/assets/entry-1a2b.js', { 'accept-encoding': 'br' })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('content-type')).toContain('javascript')
    expect(await response.text()).toBe(fileText)
  })

  it('is revalidated if its name does not change', async () => {
    const response = await shop.get('/notes.txt')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  })

  it('gets no page as its response if it is missing', async () => {
    const response = await shop.get('/assets/gone.js')
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  it.each(['GET', 'HEAD'])('that a new build has removed is missing too, and no wrong method: %s', async (method) => {
    const open = await openStorefront(store.url)
    expect((await open.get('/assets/page-3c4d.js')).status).toBe(200)
    open.removeFile('assets/page-3c4d.js')
    const response = await fetch(`${open.url}/assets/page-3c4d.js`, { method })
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    await open.close()
  })
})
