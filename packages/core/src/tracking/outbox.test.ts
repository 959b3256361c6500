import { afterEach, expect, test, vi } from 'vitest'
import type { ConsentCategory } from '../shared/consent.ts'
import { createAtom } from '../shared/createAtom.ts'
import { createOutbox } from './createOutbox.ts'
import { MAX_WAITING } from './tracking.rules.ts'
import type { AnalyticsEvent, TrackingConfig } from './tracking.types.ts'

afterEach(() => vi.unstubAllGlobals())

type Choice = ReturnType<TrackingConfig['consent']['getSnapshot']>

const open = ({ status = 'undecided', granted = [], ...config }: Partial<Choice> & Partial<TrackingConfig> = {}) => {
  const consent = createAtom<Choice, never>({ status, granted })
  const jar = new Map<string, string>()
  const cookies = {
    get: (name: string) => jar.get(name) ?? null,
    set: (name: string, value: string) => void jar.set(name, value),
    remove: (name: string) => void jar.delete(name),
  }
  const dataLayer: object[] = []
  const outbox = createOutbox({ consent, dataLayer, cookies, ...config })
  consent.subscribe(outbox.review)
  const sent: AnalyticsEvent[] = []
  outbox.atom.on('*', ({ event }) => sent.push(event))
  const waver = (...allowed: readonly ConsentCategory[]) => consent.set({ status: 'undecided', granted: allowed })
  const choose = (...allowed: readonly ConsentCategory[]) => consent.set({ status: 'decided', granted: allowed })
  const reopen = () => consent.set({ status: 'undecided', granted: [] })
  const terms = () => sent.map((event) => (event.name === 'search' ? event.term : event.name))
  return {
    ...outbox,
    choose,
    reopen,
    waver,
    dataLayer,
    jar,
    sent,
    terms,
    waiting: () => outbox.atom.getSnapshot().waiting,
  }
}

const search = (term: string): AnalyticsEvent => ({ name: 'search', term })

test('events wait for the choice, and with consent they are sent in order, each once', () => {
  const { put, choose, dataLayer, terms, waiting } = open()
  put(search('one'))
  put(search('two'))
  expect([dataLayer, waiting()]).toEqual([[], 2])
  choose('analytics')
  put(search('three'))
  choose('analytics', 'social')
  expect([terms(), waiting()]).toEqual([['one', 'two', 'three'], 0])
  expect(dataLayer).toEqual([
    { event: 'search', search_term: 'one' },
    { event: 'search', search_term: 'two' },
    { event: 'search', search_term: 'three' },
  ])
})

test('without consent waiting events are dropped, and a later consent does not restore them', () => {
  const { put, choose, terms, waiting } = open()
  put(search('one'))
  choose()
  put(search('two'))
  expect(waiting()).toBe(0)
  choose('analytics')
  put(search('three'))
  expect(terms()).toEqual(['three'])
})

test('a withdrawn consent applies at once', () => {
  const { put, choose, terms } = open()
  choose('analytics')
  put(search('one'))
  choose('functional')
  put(search('two'))
  expect(terms()).toEqual(['one'])
})

test('subscribers are not notified when no event waits', () => {
  const { atom, choose } = open()
  const received: number[] = []
  atom.subscribe(({ waiting }) => received.push(waiting))
  choose('analytics')
  expect(received).toEqual([])
})

test('each event needs consent for its own category', () => {
  const { put, putPage, choose, terms, waiting } = open({ categories: { search: 'targeting', page_view: 'necessary' } })
  putPage('https://shop.example/')
  put(search('one'))
  expect([terms(), waiting()]).toEqual([['page_view'], 1])
  choose('analytics')
  expect([terms(), waiting()]).toEqual([['page_view'], 0])
  choose('targeting')
  put(search('two'))
  expect(terms()).toEqual(['page_view', 'two'])
})

test('the queue has a maximum length, after which the oldest event is dropped', () => {
  const { put, choose, terms, waiting } = open()
  for (let each = 0; each <= MAX_WAITING; each += 1) put(search(String(each)))
  expect(waiting()).toBe(200)
  choose('analytics')
  expect([terms()[0], terms().at(-1), terms().length]).toEqual(['1', '200', 200])
})

test('a tag that throws stops neither the shop nor the next event', () => {
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  let calls = 0
  const push = () => {
    calls += 1
    if (calls === 1) throw new Error('tag')
  }
  const { put, terms } = open({ status: 'decided', granted: ['analytics'], dataLayer: { push } })
  put(search('one'))
  put(search('two'))
  expect(terms()).toEqual(['two'])
  expect(reported).toEqual([new Error('tag')])
})

test('a listener that calls review does not cause an event to be sent twice', () => {
  const { put, atom, review, choose, terms } = open()
  atom.on('tracking.sent', () => review())
  put(search('one'))
  put(search('two'))
  choose('analytics')
  expect(terms()).toEqual(['one', 'two'])
})

test('a page view saves the last address, and the same address is not reported again', {
  meta: { spec: ['3.storage.cookie-last-gtm-url'] },
}, () => {
  const { putPage, jar, sent, dataLayer } = open({ status: 'decided', granted: ['analytics'] })
  putPage('https://shop.example/de/de-de/jacket?variant=3')
  putPage('https://shop.example/de/de-de/jacket?variant=3#reviews')
  expect(jar.get('lastGtmUrl')).toBe('https://shop.example/de/de-de/jacket?variant=3')
  putPage('https://shop.example/de/de-de')
  putPage('https://shop.example/de/de-de/jacket?variant=3')
  expect(sent).toHaveLength(3)
  expect(dataLayer[0]).toEqual({ event: 'page_view', page_location: 'https://shop.example/de/de-de/jacket?variant=3' })
})

test('a reload of the same address reports nothing', { meta: { spec: ['3.storage.cookie-last-gtm-url'] } }, () => {
  const before = open({ status: 'decided', granted: ['analytics'] })
  before.putPage('https://shop.example/de/de-de')
  const { jar } = before
  const cookies = { get: (name: string) => jar.get(name) ?? null, set: () => undefined, remove: () => undefined }
  const after = open({ status: 'decided', granted: ['analytics'], cookies })
  after.putPage('https://shop.example/de/de-de')
  expect(after.sent).toEqual([])
  after.putPage('https://shop.example/de/de-de/jacket')
  expect(after.sent).toHaveLength(1)
})

test('the last address is saved only with consent, and removed when consent is withdrawn', {
  meta: { spec: ['3.storage.last-gtm-url-consent'] },
}, () => {
  const { putPage, choose, reopen, jar, sent } = open()
  putPage('https://shop.example/de/de-de')
  putPage('https://shop.example/de/de-de')
  expect(jar.has('lastGtmUrl')).toBe(false)
  choose('functional')
  putPage('https://shop.example/de/de-de')
  expect([jar.has('lastGtmUrl'), sent]).toEqual([false, []])
  choose('analytics')
  putPage('https://shop.example/de/de-de')
  expect([jar.get('lastGtmUrl'), sent.length]).toEqual(['https://shop.example/de/de-de', 1])
  reopen()
  expect(jar.has('lastGtmUrl')).toBe(false)
})

test('while the consent is unknown, the last address of an earlier visit stays', () => {
  const { review, jar, reopen } = open({ status: 'unknown' })
  jar.set('lastGtmUrl', 'https://shop.example/de/de-de')
  review()
  expect(jar.has('lastGtmUrl')).toBe(true)
  reopen()
  expect(jar.has('lastGtmUrl')).toBe(false)
})

test('a page view that waits for the choice is sent once, and its address is saved then', {
  meta: { spec: ['3.storage.last-gtm-url-consent'] },
}, () => {
  const { putPage, choose, jar, sent } = open()
  putPage('https://shop.example/de/de-de')
  putPage('https://shop.example/de/de-de')
  choose('analytics')
  expect([jar.get('lastGtmUrl'), sent.length]).toEqual(['https://shop.example/de/de-de', 1])
})

test('an address that waits for the choice is not queued twice', () => {
  const { putPage, waver, choose, sent } = open()
  putPage('https://shop.example/de/de-de')
  waver('functional')
  putPage('https://shop.example/de/de-de')
  choose('analytics')
  expect(sent).toHaveLength(1)
})

test('no parameter of the sign-in callback reaches a cookie or an event', {
  meta: { spec: ['3.storage.last-gtm-url-consent'] },
}, () => {
  const { putPage, jar, dataLayer } = open({ status: 'decided', granted: ['analytics'] })
  for (const query of ['?code=SECRET&state=SECRET', '/?code=SECRET', '?x=SECRET', '#access_token=SECRET'])
    putPage(`https://shop.example/de/de-de/auth-callback${query}`)
  putPage('https://shop.example/de/de-de/home?code=SECRET&q=socks&id_token=SECRET&email=SECRET#SECRET')
  putPage('https://SECRET:SECRET@shop.example/de/de-de')
  putPage('SECRET')
  expect(JSON.stringify([...jar, dataLayer])).not.toContain('SECRET')
  expect(dataLayer).toEqual([
    { event: 'page_view', page_location: 'https://shop.example/de/de-de/auth-callback' },
    { event: 'page_view', page_location: 'https://shop.example/de/de-de/auth-callback/' },
    { event: 'page_view', page_location: 'https://shop.example/de/de-de/auth-callback' },
    { event: 'page_view', page_location: 'https://shop.example/de/de-de/home?q=socks' },
    { event: 'page_view', page_location: 'https://shop.example/de/de-de' },
  ])
})
