import { afterEach, expect, test, vi } from 'vitest'
import { StoreError } from '../shared/errors.ts'
import { runTurns } from '../shared/turns.fixture.ts'
import { createNewsletter } from './createNewsletter.ts'
import { isAddress, NEWSLETTER_MOBILE_MAX, newsletterVariant } from './newsletter.rules.ts'
import type { NewsletterConfig, NewsletterEvent } from './newsletter.types.ts'

afterEach(() => vi.unstubAllGlobals())

const settled = () => runTurns(3)

const open = (config: Partial<NewsletterConfig> = {}) => {
  const asked: string[] = []
  const gateway = {
    subscribe: async (email: string) => void asked.push(email),
  }
  const newsletter = createNewsletter({ gateway, ...config })
  const emitted: NewsletterEvent[] = []
  newsletter.on('*', (event: NewsletterEvent) => emitted.push(event))
  return { ...newsletter.commands, newsletter, view: newsletter.getSnapshot, asked, emitted }
}

test.each([
  [0, 'mobile'],
  [320, 'mobile'],
  [767, 'mobile'],
  [767.5, 'desktop'],
  [768, 'desktop'],
  [900, 'desktop'],
  [1024, 'desktop'],
] as const)('at %d px the %s form opens', { meta: { spec: ['9.newsletter.breakpoint'] } }, (width, variant) => {
  expect(newsletterVariant(width)).toBe(variant)
  expect(NEWSLETTER_MOBILE_MAX).toBe(767)
})

test.each([
  [767, 'mobile'],
  [768, 'desktop'],
] as const)(
  'at %i px the third party opens its %s form, and the shop opens none',
  {
    meta: { spec: ['7.newsletter.opener'] },
  },
  (width, variant) => {
    const opened: string[] = []
    const { open: press, view, emitted } = open({ opener: (which) => opened.push(which) })
    press(width)
    expect([opened, view().form]).toEqual([[variant], null])
    expect(emitted).toEqual([{ type: 'newsletter.opened', variant, form: 'third-party' }])
  },
)

test.each([
  [767, 'mobile'],
  [768, 'desktop'],
] as const)(
  'without a third party the shop opens its own form, at %i px the %s one',
  {
    meta: { spec: ['7.newsletter.opener'] },
  },
  (width, variant) => {
    const { open: press, close, view, emitted } = open()
    press(width)
    expect(view().form).toBe(variant)
    close()
    close()
    expect(view().form).toBeNull()
    expect(emitted).toEqual([{ type: 'newsletter.opened', variant, form: 'own' }, { type: 'newsletter.closed' }])
  },
)

test('when the third party throws, the shop’s own form opens', {
  meta: { spec: ['7.newsletter.opener'] },
}, () => {
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  const { open: press, view } = open({
    opener: () => {
      throw new Error('not loaded')
    },
  })
  press(1024)
  expect(view().form).toBe('desktop')
  expect(reported).toEqual([new Error('not loaded')])
})

test('an address is signed up once, even after several clicks, and no event contains it', async () => {
  const { subscribe, view, asked, emitted } = open()
  subscribe('  anna@shop.example ')
  expect(view().status).toBe('sending')
  subscribe('anna@shop.example')
  await settled()
  expect([view().status, asked]).toEqual(['done', ['anna@shop.example']])
  expect(emitted).toEqual([{ type: 'newsletter.subscribed' }])
})

test('an invalid address is reported at once and not sent', async () => {
  const { subscribe, view, asked } = open()
  subscribe('anna')
  await settled()
  expect([view().status, asked]).toEqual(['invalid', []])
})

test.each([
  ['anna@shop.example', true],
  ['jörg+letters@münchen.example', true],
  ['', false],
  ['anna', false],
  ['@shop.example', false],
  ['anna@', false],
  ['anna@b@c', false],
  ['anna b@c', false],
])('%j is a plausible address: %s', (email, isWorth) => {
  expect(isAddress(email)).toBe(isWorth)
})

test('a failure has an error and can be retried', async () => {
  const error = new StoreError('NETWORK', 'No network')
  let fails = true
  const gateway = {
    subscribe: async () => {
      if (fails) throw error
    },
  }
  const { subscribe, view, emitted } = open({ gateway })
  subscribe('anna@shop.example')
  await settled()
  expect(view()).toEqual({ form: null, status: 'failed', error })
  fails = false
  subscribe('anna@shop.example')
  expect(view()).toMatchObject({ status: 'sending', error: null })
  await settled()
  expect(view().status).toBe('done')
  expect(emitted.map(({ type }) => type)).toEqual(['newsletter.failed', 'newsletter.subscribed'])
})

test('closing does not stop a request in progress, and the form is empty when it opens again', async () => {
  const { open: press, close, subscribe, view, newsletter } = open()
  press(320)
  subscribe('anna@shop.example')
  close()
  press(320)
  expect(view()).toMatchObject({ form: 'mobile', status: 'sending' })
  await settled()
  expect(view().status).toBe('done')
  press(320)
  expect(view().status).toBe('idle')
  expect(newsletter.getInitialSnapshot()).toEqual({ form: null, status: 'idle', error: null })
})

test('the open form follows the window width and keeps its status; a closed one stays closed', {
  meta: { spec: ['2.newsletter.two-forms'] },
}, () => {
  const { open: press, close, resize, subscribe, view, emitted } = open()
  resize(390)
  expect(view().form).toBeNull()
  press(1024)
  subscribe('anna')
  const forms = [767, 768, 390].map((width) => {
    resize(width)
    return view().form
  })
  expect(forms).toEqual(['mobile', 'desktop', 'mobile'])
  expect(view().status).toBe('invalid')
  const before = view()
  resize(320)
  expect(view()).toBe(before)
  close()
  resize(1024)
  expect(view().form).toBeNull()
  expect(emitted.map(({ type }) => type)).toEqual(['newsletter.opened', 'newsletter.closed'])
})
