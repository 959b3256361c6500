import { afterEach, expect, test, vi } from 'vitest'
import type { ConsentCategory } from '../shared/consent.ts'
import { createHeld } from '../shared/createHeld.ts'
import { createOutbox } from './createOutbox.ts'
import { MOST_WAITING } from './tracking.rules.ts'
import type { TrackingConfig, TrackingEvent } from './tracking.types.ts'

afterEach(() => vi.unstubAllGlobals())

type Choice = ReturnType<TrackingConfig['consent']['getSnapshot']>

const open = ({ status = 'undecided', granted = [], ...config }: Partial<Choice> & Partial<TrackingConfig> = {}) => {
  const consent = createHeld<Choice, never>({ status, granted })
  const jar = new Map<string, string>()
  const cookies = {
    get: (name: string) => jar.get(name) ?? null,
    set: (name: string, value: string) => void jar.set(name, value),
    remove: (name: string) => void jar.delete(name),
  }
  const dataLayer: object[] = []
  const outbox = createOutbox({ consent, dataLayer, cookies, ...config })
  consent.subscribe(outbox.review)
  const sent: TrackingEvent[] = []
  outbox.held.on('*', ({ event }) => sent.push(event))
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
    waiting: () => outbox.held.getSnapshot().waiting,
  }
}

const search = (term: string): TrackingEvent => ({ name: 'search', term })

test('before a choice events wait, and with leave they go in their order, each once', () => {
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

test('after a refusal what waited is forgotten, and a later leave does not bring it back', () => {
  const { put, choose, terms, waiting } = open()
  put(search('one'))
  choose()
  put(search('two'))
  expect(waiting()).toBe(0)
  choose('analytics')
  put(search('three'))
  expect(terms()).toEqual(['three'])
})

test('leave that is taken back holds at once', () => {
  const { put, choose, terms } = open()
  choose('analytics')
  put(search('one'))
  choose('functional')
  put(search('two'))
  expect(terms()).toEqual(['one'])
})

test('who listens hears nothing when nothing waited', () => {
  const { held, choose } = open()
  const heard: number[] = []
  held.subscribe(({ waiting }) => heard.push(waiting))
  choose('analytics')
  expect(heard).toEqual([])
})

test('each event needs leave for its own category', () => {
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

test('as many as the memory is meant for wait; then the oldest makes room', () => {
  const { put, choose, terms, waiting } = open()
  for (let each = 0; each <= MOST_WAITING; each += 1) put(search(String(each)))
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

test('a listener that asks for a review sends nothing twice', () => {
  const { put, held, review, choose, terms } = open()
  held.on('tracking.sent', () => review())
  put(search('one'))
  put(search('two'))
  choose('analytics')
  expect(terms()).toEqual(['one', 'two'])
})

test('a page view is kept as the last address, and the same address is not reported again', {
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

test('without leave there is no last address; it comes with the leave and goes with it', {
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

test('as long as nobody knows the answer the last address of an earlier visit stays', () => {
  const { review, jar, reopen } = open({ status: 'unknown' })
  jar.set('lastGtmUrl', 'https://shop.example/de/de-de')
  review()
  expect(jar.has('lastGtmUrl')).toBe(true)
  reopen()
  expect(jar.has('lastGtmUrl')).toBe(false)
})

test('what waits for a choice is reported once, and kept when it goes', {
  meta: { spec: ['3.storage.last-gtm-url-consent'] },
}, () => {
  const { putPage, choose, jar, sent } = open()
  putPage('https://shop.example/de/de-de')
  putPage('https://shop.example/de/de-de')
  choose('analytics')
  expect([jar.get('lastGtmUrl'), sent.length]).toEqual(['https://shop.example/de/de-de', 1])
})

test('an answer that is still open makes no second report of the address that waits', () => {
  const { putPage, waver, choose, sent } = open()
  putPage('https://shop.example/de/de-de')
  waver('functional')
  putPage('https://shop.example/de/de-de')
  choose('analytics')
  expect(sent).toHaveLength(1)
})

test('nothing of the way back from the sign-in is in a cookie or an event', {
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
