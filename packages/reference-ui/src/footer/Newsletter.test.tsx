import { StoreError } from '@cairn/core'
import type { NewsletterVariant } from '@cairn/core/newsletter'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { messages as english } from '../messages/en.ts'
import { messages as note } from '../messages/newsletter/en.ts'
import { openShop } from '../testing/openShop.fixture.tsx'
import { openFooter, setWidth } from './footer.fixture.tsx'
import { Newsletter } from './Newsletter.tsx'

const words = english.footer

afterEach(() => {
  cleanup()
  setWidth(1024)
})

const signUp = () => screen.getByRole('button', { name: words.signMeUp })
/** Opens the form, whose chunk loads first. */
const open = async () => {
  await userEvent.click(signUp())
  await screen.findByRole('textbox', { name: words.email })
}
const form = () => screen.queryByRole('form', { name: words.newsletterTitle })
const field = () => screen.getByRole('textbox', { name: words.email })

test.each([
  [390, 'mobile'],
  [767, 'mobile'],
  [768, 'desktop'],
  [900, 'desktop'],
  [1440, 'desktop'],
] as const)(
  'at %i px Sign Me Up opens the %s form and focuses its field',
  {
    meta: { spec: ['2.newsletter.two-forms', '9.newsletter.breakpoint'] },
  },
  async (width, variant) => {
    setWidth(width)
    await openFooter(<Newsletter />)
    expect(form()).toBeNull()
    await open()
    expect(form()?.dataset.variant).toBe(variant)
    expect(document.activeElement).toBe(field())
  },
)

test.each([
  [767, 'mobile'],
  [768, 'desktop'],
] as const)(
  'at %i px Sign Me Up calls the third-party opener for its %s form instead of showing ours',
  {
    meta: { spec: ['2.newsletter.button', '7.newsletter.opener'] },
  },
  async (width, variant) => {
    setWidth(width)
    const opened: NewsletterVariant[] = []
    await openFooter(<Newsletter opener={(form) => opened.push(form)} />)
    await userEvent.click(signUp())
    expect(opened).toEqual([variant])
    expect(form()).toBeNull()
    await userEvent.click(signUp())
    expect(opened).toEqual([variant, variant])
  },
)

test('the form says how to unsubscribe and links to the privacy page', async () => {
  await openFooter(<Newsletter />)
  await open()
  expect(await screen.findByText(/unsubscribe with a link in each email/)).toBeTruthy()
  expect(screen.getByRole('link', { name: note.privacy }).getAttribute('href')).toBe('/us/en-us/legal/privacy')
})

test('the open form follows the viewport width and keeps the typed text', {
  meta: { spec: ['2.newsletter.two-forms', '9.newsletter.breakpoint'] },
}, async () => {
  setWidth(1024)
  await openFooter(<Newsletter />)
  await open()
  await userEvent.type(field(), 'ada@walker')
  const input = field()
  for (const [width, variant] of [
    [767, 'mobile'],
    [768, 'desktop'],
  ] as const) {
    act(() => setWidth(width))
    expect(form()?.dataset.variant).toBe(variant)
  }
  expect(field()).toBe(input)
  expect(field()).toHaveProperty('value', 'ada@walker')
  expect(document.activeElement).toBe(input)
})

test('a valid address is sent once, and a focused confirmation replaces the form', async () => {
  const sent: string[] = []
  await openFooter(<Newsletter />, { subscribe: async (email) => void sent.push(email) })
  await open()
  await userEvent.type(field(), ' ada@walker.example {Enter}')
  await expect.poll(() => screen.getByRole('status').textContent).toBe(words.subscribed)
  expect(sent).toEqual(['ada@walker.example'])
  expect(form()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('status'))
})

test('a visitor who moves the focus before the response keeps it', async () => {
  const answer = Promise.withResolvers<void>()
  await openFooter(
    <>
      <button type="button">Search</button>
      <Newsletter />
    </>,
    { subscribe: () => answer.promise },
  )
  await open()
  await userEvent.type(field(), 'ada@walker.example{Enter}')
  const otherButton = screen.getByRole('button', { name: 'Search' })
  await userEvent.click(otherButton)
  answer.resolve()
  await expect.poll(() => screen.getByRole('status').textContent).toBe(words.subscribed)
  expect(document.activeElement).toBe(otherButton)
})

test('an invalid address is not sent, and its field shows the error and takes the focus', async () => {
  const sent: string[] = []
  await openFooter(<Newsletter />, { subscribe: async (email) => void sent.push(email) })
  await open()
  await userEvent.type(field(), 'ada')
  await userEvent.click(signUp())
  expect(sent).toEqual([])
  expect(screen.getByText(words.emailInvalid)).toBeDefined()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field())
})

test('a failed request shows an error and keeps the address, which can be sent again', async () => {
  let tries = 0
  await openFooter(<Newsletter />, {
    subscribe: async () => {
      tries += 1
      if (tries === 1) throw new Error('The network is down')
    },
  })
  await open()
  await userEvent.type(field(), 'ada@walker.example')
  await userEvent.click(signUp())
  expect(await screen.findByText(words.failed)).toBeDefined()
  expect(field()).toHaveProperty('value', 'ada@walker.example')
  await userEvent.click(signUp())
  await expect.poll(() => screen.getByRole('status').textContent).toBe(words.subscribed)
})

test.each(['us/en-us', 'de/de-de'])(
  'at %s a rejected address shows that it is invalid, not that a retry may help',
  async (at) => {
    const refused = new StoreError('REFUSED', 'No', {
      status: 400,
      problem: 'invalid_request',
      detail: 'The request does not follow the contract',
    })
    const { messages } = await openShop(<Newsletter />, {
      at,
      gateways: { newsletter: { subscribe: () => Promise.reject(refused) } },
    })
    const { footer } = messages
    await userEvent.click(screen.getByRole('button', { name: footer.signMeUp }))
    const address = await screen.findByRole('textbox', { name: footer.email })
    await userEvent.type(address, 'x@y')
    await userEvent.click(screen.getByRole('button', { name: footer.signMeUp }))
    expect(await screen.findByText(footer.emailInvalid)).toBeDefined()
    expect(screen.queryByText(footer.failed)).toBeNull()
    expect(document.activeElement).toBe(address)
  },
)
