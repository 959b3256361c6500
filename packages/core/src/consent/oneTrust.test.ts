import { afterEach, expect, test, vi } from 'vitest'
import { SimulatedClock } from 'xstate'
import { createVisibleCookies, domainsOf } from '../platform/visibleCookies.ts'
import { createConsent } from './createConsent.ts'
import { grantedCategories } from './oneTrust.rules.ts'
import { createOneTrust, type OneTrustPage } from './oneTrust.ts'

afterEach(() => vi.unstubAllGlobals())

// Real OneTrust cookies: different versions list different groups in a different order.
const all =
  'isGpcEnabled=0&datestamp=Sat+Feb+24+2024+15%3A16%3A18+GMT%2B0700&version=202304.1.0&isIABGlobal=false&hosts=&landingPath=NotLandingPage&groups=C0001%3A1%2CC0003%3A1%2CC0002%3A1%2CC0004%3A1&AwaitingReconsent=false'
const refused =
  'isGpcEnabled=0&datestamp=Mon+Oct+28+2024+16%3A12%3A10+GMT%2B0530&version=202405.1.0&hosts=&interactionCount=1&landingPath=NotLandingPage&groups=C0001%3A1%2CC0002%3A0%2CC0003%3A0%2CC0004%3A0%2CC0007%3A0&intType=3&geolocation=GB%3BENG&AwaitingReconsent=false'
const unlisted =
  'isIABGlobal=false&datestamp=Thu+Oct+10+2024+11%3A06%3A34+GMT%2B0800&version=6.33.0&hosts=&landingPath=https%3A%2F%2Fshop.example%2F&groups=C0001%3A1%2CC0003%3A1'
const hosts =
  'isGpcEnabled=1&version=202606.1.0&groups=C0001%3A1%2CC0002%3A0&hosts=H32%3A1%2CH2%3A1&AwaitingReconsent=false'

test.each([
  ['all groups in another order', all, true],
  ['refused', refused, false],
  ['not listed', unlisted, false],
  ['refused, with hosts that are allowed', hosts, false],
  ['empty', '', false],
  ['absent', null, false],
  ['hosts that look like the group', 'groups=C0001%3A1&hosts=C0002%3A1', false],
  ['hosts alone', 'hosts=C0002%3A1', false],
  ['another group of that beginning', 'groups=C00021%3A1%2CXC0002%3A1', false],
  ['neither 0 nor 1', 'groups=C0002%3A10', false],
  ['an address that brings groups of its own', 'landingPath=%26groups%3DC0002%3A1&groups=C0002%3A0', false],
  ['escapes that are none', 'groups=%E0%A4%2CC0002%3A1', true],
] as const)('analytics: %s', { meta: { spec: ['9.consent.missing-means'] } }, (_name, cookie, isAllowed) => {
  expect(grantedCategories(cookie).includes('analytics')).toBe(isAllowed)
})

test('every group has its category, and an unknown group has none', () => {
  expect(grantedCategories('groups=C0005%3A1%2CC0004%3A1%2CC0003%3A1%2CC0002%3A1%2CC0001%3A1%2CC0007%3A1')).toEqual([
    'social',
    'targeting',
    'functional',
    'analytics',
    'necessary',
  ])
})

/**
 * A mock cookie jar of a browser: it identifies a cookie by name and domain. An assignment to `document.cookie` deletes
 * a cookie if it names the path `/` and an age of 0, and is ignored otherwise.
 */
const stubBrowser = (host: string, cookies: readonly (readonly [name: string, domain: string, value?: string])[]) => {
  const jar = new Map(cookies.map(([name, domain, value = '1']) => [`${name} ${domain}`, `${name}=${value}`]))
  const page = new EventTarget()
  vi.stubGlobal('location', { hostname: host, protocol: 'https:' })
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar.values()].join('; ')
    },
    set cookie(line: string) {
      const [pair = '', ...attributes] = line.split('; ')
      const domain = attributes.find((part) => part.startsWith('Domain='))?.slice('Domain='.length) ?? host
      if (attributes.includes('Max-Age=0') && attributes.includes('Path=/'))
        jar.delete(`${pair.split('=')[0]} ${domain}`)
    },
  })
  return { jar, page }
}

const startAt = (page: OneTrustPage) => {
  const cookies = createVisibleCookies()
  const clock = new SimulatedClock()
  const consent = createConsent({ provider: createOneTrust({ cookies, page }), cookies, clock })
  consent.start()
  return { consent, clock }
}

test('cookies of the reviews provider are removed from this host and every parent domain, ignoring case', {
  meta: { spec: ['9.consent.deletes-everywhere'] },
}, () => {
  const { jar, page } = stubBrowser('www.eu.shop.example', [
    ['Yotpo_x', 'shop.example'],
    ['Yotpo_x', 'eu.shop.example'],
    ['_YOTPO', 'www.eu.shop.example'],
    ['other', 'shop.example'],
  ])
  const { clock } = startAt(page)
  clock.increment(3000)
  expect([...jar.keys()]).toEqual(['other shop.example'])
})

test.each(['OneTrustGroupsUpdated', 'OTConsentApplied', 'focus'])(
  '%s triggers a check at once',
  {
    meta: { spec: ['9.consent.deletes-everywhere'] },
  },
  (type) => {
    const { jar, page } = stubBrowser('shop.example', [
      ['OptanonConsent', 'shop.example', all],
      ['OptanonAlertBoxClosed', 'shop.example', '2026-11-21'],
      ['Yotpo_x', 'shop.example'],
    ])
    const { consent } = startAt(page)
    page.dispatchEvent(new Event(type))
    expect(consent.getSnapshot().granted).toContain('analytics')
    expect(jar.size).toBe(3)
    jar.set('OptanonConsent shop.example', `OptanonConsent=${refused}`)
    page.dispatchEvent(new Event(type))
    expect(consent.getSnapshot()).toEqual({ status: 'decided', granted: ['necessary'] })
    expect([...jar.keys()]).toEqual(['OptanonConsent shop.example', 'OptanonAlertBoxClosed shop.example'])
  },
)

test('nothing is decided before the visitor answers, even if the law already allows some categories', () => {
  const { jar, page } = stubBrowser('shop.example', [['OptanonConsent', 'shop.example', all]])
  const { consent } = startAt(page)
  expect(consent.getSnapshot()).toMatchObject({ status: 'undecided' })
  expect(consent.getSnapshot().granted).toContain('analytics')
  jar.set('closed', 'OptanonAlertBoxClosed=2026-11-21T08:00:00Z')
  page.dispatchEvent(new Event('OTConsentApplied'))
  expect(consent.getSnapshot().status).toBe('decided')
})

test('it ignores events after the stop', () => {
  const { jar, page } = stubBrowser('shop.example', [])
  const { consent } = startAt(page)
  consent.stop()
  jar.set('late', 'OptanonAlertBoxClosed=2026-11-21T08:00:00Z')
  page.dispatchEvent(new Event('OTConsentApplied'))
  expect(consent.getSnapshot().status).toBe('undecided')
})

test('the settings open when the tool is loaded, and otherwise openSettings returns false', () => {
  const cookies = createVisibleCookies()
  const opened: string[] = []
  const page = new EventTarget()
  const OneTrust = { ToggleInfoDisplay: () => void opened.push('settings') }
  const withTool = Object.assign(new EventTarget(), { OneTrust })
  expect(createOneTrust({ cookies, page }).openSettings()).toBe(false)
  expect(createOneTrust({ cookies, page: withTool }).openSettings()).toBe(true)
  expect(opened).toEqual(['settings'])
})

test('cookies are read undecoded, each name once, and a blocked jar is empty', () => {
  stubBrowser('shop.example', [
    ['a', 'shop.example', 'x%3Dy=z'],
    ['a', 'example', '2'],
    ['', 'shop.example', 'alone'],
  ])
  const cookies = createVisibleCookies()
  expect([cookies.names(), cookies.raw('a'), cookies.raw('b')]).toEqual([['a', ''], 'x%3Dy=z', null])
  const blocked = new Proxy(
    {},
    {
      get: () => {
        throw new DOMException('The operation is insecure', 'SecurityError')
      },
    },
  )
  vi.stubGlobal('document', blocked)
  expect([cookies.names(), cookies.raw('a')]).toEqual([[], null])
  expect(() => cookies.removeEverywhere('a')).not.toThrow()
})

test.each([
  ['https:', '; Secure'],
  ['http:', ''],
])('on %s a cookie is expired for the host and its parents, at path /', (protocol, secure) => {
  const written: string[] = []
  vi.stubGlobal('location', { hostname: 'shop.example', protocol })
  vi.stubGlobal('document', {
    set cookie(line: string) {
      written.push(line)
    },
  })
  createVisibleCookies().removeEverywhere('a')
  expect(written).toEqual(
    ['', '; Domain=shop.example', '; Domain=example'].map((domain) => `a=; Path=/; Max-Age=0${domain}${secure}`),
  )
})

test('a page without cookies has none', () => {
  stubBrowser('shop.example', [])
  expect(createVisibleCookies().names()).toEqual([])
})

test.each([
  ['www.shop.example', ['www.shop.example', 'shop.example', 'example']],
  ['3d.shop.example', ['3d.shop.example', 'shop.example', 'example']],
  ['shop.lan1', ['shop.lan1', 'lan1']],
  ['localhost', ['localhost']],
  ['127.0.0.1', ['127.0.0.1']],
  ['[::1]', ['[::1]']],
])('%s and its parents', (host, domains) => {
  expect(domainsOf(host)).toEqual(domains)
})
