import { createStore } from '@cairn/core'
import { createMemoryPlatform } from '@cairn/core/platform'
import { StoreProvider } from '@cairn/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { toHref } from '../app/address.ts'
import { ShopContext } from '../app/ShopContext.tsx'
import { defaultSite } from '../app/sites.ts'
import { messages as english } from '../messages/en.ts'
import { MessagesProvider } from '../messages/index.ts'
import signUpPage from './signUp.page.tsx'

afterEach(cleanup)

/** The page as it stands for who is signed in, and for who is not; gives the addresses it went to. */
const open = (isAuthenticated: boolean) => {
  const url = new URL(`https://shop.example/${defaultSite.prefix}/sign-up`)
  const store = createStore({ site: defaultSite.prefix, platform: createMemoryPlatform({ href: url.href }) })
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

test('who is signed in is led to the dashboard, and Back does not return to the form', {
  meta: { spec: ['2.routes.sign-up-signed-in'] },
}, () => {
  expect(open(true)).toEqual([{ href: '/us/en-us/account/dashboard', replace: true }])
})

test('who is not signed in stays at the form, which makes an account', { meta: { spec: ['2.routes.sign-up'] } }, () => {
  expect(open(false)).toEqual([])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(english.signUp.title)
  const { firstName, lastName, email, password, submit } = english.signUp
  for (const name of [firstName, lastName, email, password]) expect(screen.getByLabelText(name).tagName).toBe('INPUT')
  expect(screen.getByRole('button', { name: submit }).getAttribute('type')).toBe('submit')
})
