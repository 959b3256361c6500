import { StoreError } from '@cairn/core'
import { createFullStore } from '@cairn/core/domains'
import { createMemoryPlatform } from '@cairn/core/platform'
import { createFakeGateways } from '@cairn/core/testing'
import { StoreProvider } from '@cairn/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toHref } from '../../app/shop/address.ts'
import { ShopContext } from '../../app/shop/ShopContext.tsx'
import { defaultSite } from '../../app/shop/sites.ts'
import { loadAccountMessages } from '../../messages/account/index.ts'
import { messages as english } from '../../messages/en.ts'
import { type Messages, MessagesProvider } from '../../messages/index.ts'
import { accountOf, ada, openAccountPage } from '../layout/account.fixture.tsx'
import signUpPage from './signUp.page.tsx'

afterEach(cleanup)

/**
 * Renders the sign-up page for a signed-in or an anonymous visitor, and returns the navigations that the page requests.
 */
const open = (isAuthenticated: boolean) => {
  const url = new URL(`https://shop.example/${defaultSite.prefix}/sign-up`)
  const store = createFullStore({ site: defaultSite.prefix, platform: createMemoryPlatform({ href: url.href }) })
  const view = { ...store.auth.getSnapshot(), isAuthenticated }
  const auth = { ...store.auth, getSnapshot: () => view, getInitialSnapshot: () => view }
  const went: { readonly href: string; readonly replace: boolean | undefined }[] = []
  const navigate = (path: string, { replace }: { readonly replace?: boolean } = {}) =>
    void went.push({ href: toHref(defaultSite, path), replace })
  render(
    <StoreProvider store={{ ...store, auth }}>
      <ShopContext value={{ site: defaultSite, url, isNavigating: false, navigate }}>
        <MessagesProvider messages={english}>
          <signUpPage.Component data={undefined} deferred={{}} params={{}} site={defaultSite} url={url} />
        </MessagesProvider>
      </ShopContext>
    </StoreProvider>,
  )
  return went
}

test('a signed-in visitor is redirected to the dashboard, and Back does not return to the form', {
  meta: { spec: ['2.routes.sign-up-signed-in'] },
}, () => {
  expect(open(true)).toEqual([{ href: '/us/en-us/account/dashboard', replace: true }])
})

test('an anonymous visitor stays at the form and can sign up', { meta: { spec: ['2.routes.sign-up'] } }, () => {
  expect(open(false)).toEqual([])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(english.signUp.title)
  const { firstName, lastName, email, password, submit } = english.signUp
  for (const name of [firstName, lastName, email, password]) expect(screen.getByLabelText(name).tagName).toBe('INPUT')
  expect(screen.getByRole('button', { name: submit }).getAttribute('type')).toBe('submit')
})

test.each([
  ['de/de-de', 'de'],
  ['pt/pt-pt', 'pt'],
] as const)('at %s a taken email address shows an error in the language of the page', async (at, language) => {
  const detail = 'We cannot use this email address. If it is yours, sign in with it.'
  const signUp = () =>
    Promise.reject(
      new StoreError('REFUSED', detail, {
        status: 422,
        problem: 'user_name_taken',
        detail,
        response: { code: 'user_name_taken', errors: { userName: detail } },
      }),
    )
  const { messages } = await openAccountPage(signUpPage, '/sign-up', {
    at,
    isSignedIn: false,
    gateways: { account: accountOf({ signUp }) },
  })
  const { firstName, lastName, email, password, submit } = messages.signUp
  const field = screen.getByLabelText<HTMLInputElement>(email)
  await userEvent.type(screen.getByLabelText(firstName), 'Ada')
  await userEvent.type(screen.getByLabelText(lastName), 'Walker')
  await userEvent.type(field, 'ada@walker.example')
  await userEvent.type(screen.getByLabelText(password), 'three stones')
  await userEvent.click(screen.getByRole('button', { name: submit }))
  await expect.poll(() => document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const { userNameTaken } = await loadAccountMessages(language)
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(userNameTaken)
  expect(field.value).toBe('ada@walker.example')
  // Editing the field clears its error.
  await userEvent.type(field, 'x')
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

test('the error for a short password replaces the hint', async () => {
  const { messages } = await openAccountPage(signUpPage, '/sign-up', { isSignedIn: false })
  const { password, passwordHint, passwordShort, required, submit } = messages.signUp
  const field = screen.getByLabelText<HTMLInputElement>(password)
  const described = () =>
    (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(described()).toEqual([passwordHint])
  await userEvent.click(screen.getByRole('button', { name: submit }))
  expect(described()).toEqual([required, passwordHint])
  await userEvent.type(field, 'short')
  await userEvent.click(screen.getByRole('button', { name: submit }))
  expect(described()).toEqual([passwordShort])
  expect(screen.queryByText(passwordHint)).toBeNull()
})

test.each([
  ['us/en-us', 'en'],
  ['fr/fr-fr', 'fr'],
] as const)('at %s a toggle shows and hides the password', async (at, language) => {
  const { messages } = await openAccountPage(signUpPage, '/sign-up', { at, isSignedIn: false })
  const { showPassword, hidePassword } = await loadAccountMessages(language)
  const field = screen.getByLabelText<HTMLInputElement>(messages.signUp.password)
  await userEvent.type(field, 'three stones')
  await userEvent.click(await screen.findByRole('button', { name: showPassword }))
  expect(field.type).toBe('text')
  // The toggle does not submit the form.
  expect(field.getAttribute('aria-invalid')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: hidePassword }))
  expect([field.type, field.value]).toEqual(['password', 'three stones'])
})

/** Fills in the sign-up form and submits it. */
const fillInAndSend = async ({ signUp: words }: Messages) => {
  const { firstName, lastName, email, password, submit } = words
  await userEvent.type(screen.getByLabelText(firstName), 'Ada')
  await userEvent.type(screen.getByLabelText(lastName), 'Walker')
  await userEvent.type(screen.getByLabelText(email), 'ada@walker.example')
  await userEvent.type(screen.getByLabelText(password), 'three stones')
  await userEvent.click(screen.getByRole('button', { name: submit }))
}

test('if the sign-in cannot start, a new customer goes to the dashboard, because the account exists', async () => {
  const begin = () => Promise.reject(new StoreError('STORAGE', 'The browser keeps nothing'))
  const { messages, navigated } = await openAccountPage(signUpPage, '/sign-up', {
    isSignedIn: false,
    gateways: { account: accountOf({ signUp: async () => ada }), auth: { ...createFakeGateways().auth, begin } },
  })
  await fillInAndSend(messages)
  await expect.poll(() => navigated).toEqual(['/account/dashboard'])
})

test('a visitor who leaves before the account is created is not redirected to the sign-in', async () => {
  const answer = Promise.withResolvers<typeof ada>()
  const { messages, platform, show, store } = await openAccountPage(signUpPage, '/sign-up', {
    isSignedIn: false,
    gateways: { account: accountOf({ signUp: () => answer.promise }) },
  })
  await fillInAndSend(messages)
  show(<h1>Trail Jacket</h1>)
  answer.resolve(ada)
  await new Promise((resolve) => setTimeout(resolve))
  expect(store.auth.getSnapshot().status).toBe('anonymous')
  expect(platform.visited).toEqual([])
})
