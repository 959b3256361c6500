import { StoreError } from '@cairn/core'
import type { ContactGateway, ContactMessage } from '@cairn/core/contact'
import { createFakeGateways } from '@cairn/core/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { findSite } from '../app/shop/sites.ts'
import { ChatLauncher } from '../footer/ChatLauncher.tsx'
import { messages as words } from '../messages/contactForm/en.ts'
import { menusOf } from '../testing/menus.fixture.ts'
import { openShop } from '../testing/openShop.fixture.tsx'
import contactPage from './contact.page.tsx'
import { contactPath } from './contactPath.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const siteAt = (prefix: string) => {
  const site = findSite(prefix)
  if (site === undefined) throw new Error(`There is no site at ${prefix}`)
  return site
}

/** A contact gateway that records each message and responds with `answer`. */
const shopThat = (answer: (message: ContactMessage) => Promise<void> = async () => undefined) => {
  const sent: ContactMessage[] = []
  const contact: ContactGateway = {
    send: async (message) => {
      sent.push(message)
      await answer(message)
    },
  }
  return { gateways: { contact }, sent }
}

const openPage = async (
  at: string,
  {
    search = '',
    ...overrides
  }: { readonly gateways?: { contact: ContactGateway }; readonly isSignedIn?: boolean; readonly search?: string } = {},
) => {
  const site = siteAt(at)
  const path = contactPath(site)
  const url = new URL(`https://shop.example/${at}${path}${search}`)
  const fakes = createFakeGateways({ site: site.prefix, country: null })
  const loaded = await contactPage.load({
    site,
    url,
    params: { form: path.slice('/contact/'.length) },
    gateways: { ...fakes, content: { ...fakes.content, menus: async () => menusOf() } },
    signal: new AbortController().signal,
  })
  if (loaded.kind !== 'loaded') throw new Error(`There is no page at ${path}`)
  // The data reach the browser as JSON, which loses functions.
  const data: unknown = JSON.parse(JSON.stringify(loaded.data))
  const { Component } = contactPage
  return openShop(<Component data={data} deferred={{}} params={{}} site={site} url={url} />, { at, path, ...overrides })
}

const write = async (change: Partial<Record<'name' | 'email' | 'message', string>> = {}) => {
  const values = { name: 'Ada', email: 'ada@shop.example', message: 'When is it back?', ...change }
  for (const name of ['name', 'email', 'message'] as const) {
    const field = screen.getByLabelText(words[name])
    await userEvent.clear(field)
    if (values[name] !== '') await userEvent.type(field, values[name])
  }
}
const press = () => userEvent.click(screen.getByRole('button', { name: words.send }))
const typed = () =>
  [words.name, words.email, words.message].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)

test('a valid message is sent as typed, and a confirmation replaces the form', async () => {
  const { gateways, sent } = shopThat()
  await openPage('us/en-us', { gateways })
  await write({ email: ' ada@shop.example' })
  await press()
  const thanks = await screen.findByText(words.sent)
  expect(sent).toEqual([
    {
      name: 'Ada',
      email: 'ada@shop.example',
      message: 'When is it back?',
      website: '',
      key: expect.stringMatching(/^[\da-f]{32}$/),
    },
  ])
  await waitFor(() => expect(thanks.parentElement).toBe(document.activeElement))
  expect(screen.queryByRole('form')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: words.another }))
  await waitFor(() => expect(screen.getByLabelText(words.name)).toBe(document.activeElement))
  expect(typed()).toEqual(['', '', ''])
})

test.each([
  [{ name: '' }, words.name, words.required],
  [{ email: '' }, words.email, words.required],
  [{ email: 'ada' }, words.email, words.emailInvalid],
  [{ message: ' ' }, words.message, words.required],
])('with %o nothing is sent: the field shows the error and takes the focus', async (change, label, said) => {
  const { gateways, sent } = shopThat()
  await openPage('us/en-us', { gateways })
  await write(change)
  await press()
  expect(screen.getByText(said)).toBeTruthy()
  await waitFor(() => expect(screen.getByLabelText(label)).toBe(document.activeElement))
  expect(sent).toEqual([])
})

test.each([
  ['us/en-us', '?topic=address&order=CN-100001', 'Please send my order CN-100001 to this address:\n\n'],
  ['pt/pt-pt', '?topic=address&order=CN-100001', 'Peço que enviem a minha encomenda CN-100001 para esta morada:\n\n'],
  ['us/en-us', '?topic=address&order=%3Cb%3E', ''],
  ['us/en-us', '?order=CN-100001', ''],
])('at %s%s the message starts as %j', async (at, search, message) => {
  await openPage(at, { search })
  expect(typed()).toEqual(['', '', message])
})

test('a message that is too long keeps its text and shows an error', async () => {
  const { gateways, sent } = shopThat()
  await openPage('us/en-us', { gateways })
  await write({ message: 'x' })
  const field = screen.getByLabelText<HTMLTextAreaElement>(words.message)
  await userEvent.click(field)
  await userEvent.paste('a'.repeat(4000))
  await press()
  expect(screen.getByText(words.tooLong)).toBeTruthy()
  expect([field.value.length, sent.length]).toEqual([4001, 0])
})

test.each([
  [new StoreError('SERVER', 'x', { status: 500 }), words.failed],
  [new StoreError('NETWORK', 'x'), words.failed],
  [new StoreError('TIMEOUT', 'x'), words.failed],
  [
    new StoreError('SERVER', 'x', { status: 503, problem: 'store_unreachable', detail: 'The store is away' }),
    words.failed,
  ],
  [new StoreError('RATE_LIMITED', 'x', { status: 429 }), words.tooMany],
])(
  'after a failed request (%s) the text stays, and a retry of the same message uses the same idempotency key',
  async (error, said) => {
    let isUp = false
    const { gateways, sent } = shopThat(async () => {
      if (!isUp) throw error
    })
    await openPage('us/en-us', { gateways })
    await write()
    await press()
    expect((await screen.findByText(said)).getAttribute('role')).toBe('alert')
    expect(typed()).toEqual(['Ada', 'ada@shop.example', 'When is it back?'])
    isUp = true
    await press()
    await screen.findByText(words.sent)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  },
)

const endSession = async ({ platform, store }: Awaited<ReturnType<typeof openPage>>) => {
  const now = Date.now()
  vi.setSystemTime(now + 24 * 3_600_000)
  act(() => platform.becomeVisible())
  await waitFor(() => expect(store.auth.getSnapshot().isAuthenticated).toBe(false))
  vi.setSystemTime(now)
}
const draft = () => sessionStorage.getItem('draft')

test('a message that was typed when the session ended comes back with a note, and sending removes it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { gateways, sent } = shopThat()
  const ended = await openPage('us/en-us', { gateways, isSignedIn: true })
  await write()
  await endSession(ended)
  expect(draft()).toContain('When is it back?')
  cleanup()
  await openPage('us/en-us', { gateways, isSignedIn: true })
  await waitFor(() => expect(typed()[2]).toBe('When is it back?'))
  expect(screen.getByText(words.draftRestored).getAttribute('role')).toBe('status')
  await press()
  await screen.findByText(words.sent)
  await userEvent.click(screen.getByRole('button', { name: words.another }))
  expect([draft(), screen.queryByText(words.draftRestored), sent.length]).toEqual([null, null, 1])
})

test('a stored message leaves no draft, whether the session ends before or after the sending', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { gateways } = shopThat()
  const ended = await openPage('us/en-us', { gateways, isSignedIn: true })
  await write()
  await endSession(ended)
  expect(draft()).toContain('When is it back?')
  await press()
  await screen.findByText(words.sent)
  expect(draft()).toBeNull()
  cleanup()
  const later = await openPage('us/en-us', { gateways, isSignedIn: true })
  await write()
  await press()
  await screen.findByText(words.sent)
  await endSession(later)
  expect(draft()).toBeNull()
})

test('without a network the form shows an offline error', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { gateways } = shopThat(() => Promise.reject(new StoreError('NETWORK', 'x')))
  await openPage('us/en-us', { gateways })
  await write()
  await press()
  expect(await screen.findByText(words.offline)).toBeTruthy()
  expect(typed()[2]).toBe('When is it back?')
})

test('an edited message gets a new idempotency key', async () => {
  const { gateways, sent } = shopThat(() => Promise.reject(new StoreError('SERVER', 'x')))
  await openPage('us/en-us', { gateways })
  await write()
  await press()
  await screen.findByText(words.failed)
  await userEvent.type(screen.getByLabelText(words.message), ' Thanks!')
  await press()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]?.key).not.toBe(sent[1]?.key)
})

test('a second submit during a pending request sends nothing', async () => {
  const { gateways, sent } = shopThat(() => new Promise(() => undefined))
  const { container } = await openPage('us/en-us', { gateways })
  await write()
  const form = container.querySelector('form')
  act(() => {
    form?.requestSubmit()
    form?.requestSubmit()
  })
  await press()
  expect(sent).toHaveLength(1)
})

test('a field error of the server shows our translated message', async () => {
  const response = { errors: { email: 'must match format "email"' } }
  const refusal = new StoreError('REFUSED', 'x', { status: 400, problem: 'invalid_request', response })
  const { gateways } = shopThat(() => Promise.reject(refusal))
  await openPage('us/en-us', { gateways })
  await write()
  await press()
  expect(await screen.findByText(words.emailInvalid)).toBeTruthy()
  expect(screen.getByLabelText(words.email).getAttribute('aria-invalid')).toBe('true')
})

test('a bot that fills in every field also fills in the honeypot', async () => {
  const { gateways, sent } = shopThat()
  const { container } = await openPage('us/en-us', { gateways })
  await write()
  const trap = container.querySelector<HTMLInputElement>('input[name="website"]')
  if (trap === null) throw new Error('There is no trap')
  expect(screen.getAllByRole('textbox')).not.toContain(trap)
  expect(trap.tabIndex).toBe(-1)
  trap.value = 'https://spam.example'
  await press()
  await waitFor(() => expect(sent.map(({ website }) => website)).toEqual(['https://spam.example']))
})

test('the Portuguese site shows the English form, marked as English, between Portuguese texts', {
  meta: { spec: ['2.search.contact-form-pt'] },
}, async () => {
  const { messages } = await openPage('pt/pt-pt')
  const form = screen.getByRole('form', { name: words.title })
  expect(form.closest('[lang]')?.getAttribute('lang')).toBe('en-GB')
  for (const name of [messages.footer.contact, messages.search.help])
    expect(screen.getByRole('heading', { name }).closest('[lang]')).toBeNull()
  cleanup()
  await openPage('ie/en-ie')
  expect(screen.getByRole('form', { name: words.title }).closest('[lang]')).toBeNull()
})

const loadAt = async (prefix: string, form: string) => {
  const site = siteAt(prefix)
  const gateways = createFakeGateways({ site: prefix })
  const url = new URL(`https://shop.example/${prefix}/contact/${form}`)
  return contactPage.load({ site, params: { form }, url, gateways, signal: new AbortController().signal })
}

test.each([
  ['us/en-us', 'en'],
  ['be/en-be', 'en-gb'],
  ['ch/de-ch', 'de'],
  ['es/es-es', 'es'],
  ['lu/fr-lu', 'fr'],
  ['ch/it-ch', 'it'],
  ['pt/pt-pt', 'en-gb'],
])(
  '%s has its form at contact/%s; forms of other sites redirect there, and unknown ones are not found',
  {
    meta: { spec: ['2.search.contact-form-language', '2.search.contact-form-en-eu'] },
  },
  async (prefix, own) => {
    expect(await loadAt(prefix, own)).toMatchObject({ kind: 'loaded' })
    const other = own === 'de' ? 'fr' : 'de'
    expect(await loadAt(prefix, other)).toEqual({ kind: 'redirect', to: `/contact/${own}`, status: 302 })
    for (const none of ['pt', 'EN', '..', '__proto__']) expect(await loadAt(prefix, none)).toEqual({ kind: 'notFound' })
  },
)

const dialog = () => screen.findByRole('dialog', { name: 'Contact us' })

test('the launcher opens a dialog with hours, telephone and form, and regains the focus on close', {
  meta: { spec: ['9.content.chat-launcher-when'] },
}, async () => {
  await openShop(<ChatLauncher contact={menusOf().contact} />)
  const launcher = screen.getByRole('link', { name: 'Contact us' })
  expect(launcher.getAttribute('href')).toBe('/us/en-us/contact/en')
  launcher.focus()
  await userEvent.keyboard('{Enter}')
  const opened = within(await dialog())
  expect(opened.getByRole('link', { name: /^Call us/ }).getAttribute('href')).toBe('tel:+18005550199')
  expect(opened.getByText(/MON-FRI 9AM - 6PM EST/)).toBeTruthy()
  expect(opened.getByRole('form', { name: words.title })).toBeTruthy()
  expect(opened.queryByTitle('Support chat')).toBeNull()
  await userEvent.click(opened.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(launcher)
})

test('a dialog that closes and opens again keeps the text; after a successful submit it is empty', async () => {
  const { gateways } = shopThat()
  await openShop(<ChatLauncher contact={menusOf().contact} />, { gateways })
  const launcher = screen.getByRole('link', { name: 'Contact us' })
  const close = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await userEvent.click(launcher)
  await dialog()
  await write()
  await close()
  await userEvent.click(launcher)
  await dialog()
  expect(typed()).toEqual(['Ada', 'ada@shop.example', 'When is it back?'])
  await press()
  await screen.findByText(words.sent)
  await close()
  await userEvent.click(launcher)
  await dialog()
  expect(typed()).toEqual(['', '', ''])
})

test('with a chat the launcher is named after it, and the dialog shows the chat in a frame', async () => {
  await openShop(<ChatLauncher contact={{ ...menusOf().contact, chatUrl: 'https://chat.example/cairn' }} />)
  await userEvent.click(screen.getByRole('link', { name: 'Support chat' }))
  const opened = within(await screen.findByRole('dialog', { name: 'Support chat' }))
  const frame = opened.getByTitle('Support chat')
  expect(frame.getAttribute('src')).toBe('https://chat.example/cairn')
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation')
  expect(opened.getByRole('link', { name: /new tab/ }).getAttribute('href')).toBe('https://chat.example/cairn')
  expect(opened.getByRole('link', { name: /^Call us/ })).toBeTruthy()
  expect(opened.getByText(words.title)).toBeTruthy()
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'https://a:b@chat.example/'])(
  'the unsafe chat URL %s is ignored',
  async (chatUrl) => {
    await openShop(<ChatLauncher contact={{ ...menusOf().contact, chatUrl }} />)
    await userEvent.click(screen.getByRole('link', { name: 'Contact us' }))
    expect(within(await dialog()).queryByTitle('Support chat')).toBeNull()
  },
)

test('if the menus fail to load, the launcher still opens the form', async () => {
  await openShop(<ChatLauncher contact={null} />)
  await userEvent.click(screen.getByRole('link', { name: 'Contact us' }))
  expect(within(await dialog()).getByRole('form', { name: words.title })).toBeTruthy()
})
