import { StoreError } from '@cairn/core'
import { createFullStore } from '@cairn/core/domains'
import { createMemoryPlatform } from '@cairn/core/platform'
import { StoreProvider } from '@cairn/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ShopContext } from '../../app/shop/ShopContext.tsx'
import { findSite } from '../../app/shop/sites.ts'
import { messages } from '../../messages/en.ts'
import { MessagesProvider } from '../../messages/index.ts'
import authCallback from './authCallback.page.tsx'
import { siteOfOtherStore } from './OtherStore.tsx'

afterEach(cleanup)

const words = messages.account

/** Renders the callback page of a site; the token exchange rejects with the given error. */
const comeBack = (prefix: string, error: StoreError) => {
  const site = findSite(prefix)
  if (site === undefined) throw new Error(`No site at ${prefix}`)
  const url = new URL(`https://shop.example/${prefix}/auth-callback?code=1&state=2`)
  const store = createFullStore({ site: prefix, platform: createMemoryPlatform({ href: url.href }) })
  const requests: unknown[] = []
  const commands = {
    ...store.auth.commands,
    complete: async () => ({ ok: false, error }) as const,
    signIn: async (options: unknown) => {
      requests.push(options)
      return { ok: true, value: undefined } as const
    },
  }
  render(
    <StoreProvider store={{ ...store, auth: { ...store.auth, commands } }}>
      <ShopContext value={{ site, url, isNavigating: false, navigate: () => undefined }}>
        <MessagesProvider messages={messages}>
          <authCallback.Component data={undefined} deferred={{}} params={{}} site={site} url={url} />
        </MessagesProvider>
      </ShopContext>
    </StoreProvider>,
  )
  return requests
}

test.each([
  ['us/en-us', words.otherStoreEU, 'Go to the United Kingdom site', '/gb/en-gb/account/dashboard'],
  ['ie/en-ie', words.otherStoreUS, 'Go to the United States site', '/us/en-us/account/dashboard'],
])('at %s an account of the other store gets an error with a link to that store', async (prefix, title, name, href) => {
  const requests = comeBack(prefix, new StoreError('SIGN_IN', 'foreign', { problem: 'foreign_store' }))
  expect((await screen.findByRole('heading', { level: 1, name: title })).textContent).toBe(title)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
  await userEvent.click(screen.getByRole('button', { name: words.anotherAccount }))
  expect(requests).toEqual([{ returnTo: `/${prefix}/account/dashboard` }])
})

test('every other failure is a failed sign-in', async () => {
  comeBack('us/en-us', new StoreError('SIGN_IN', 'The session is over already'))
  expect((await screen.findByRole('heading', { name: words.signInFailed })).tagName).toBe('H1')
  expect(screen.queryByText(words.otherStoreText)).toBeNull()
})

test.each([
  ['us/en-us', 'gb/en-gb'],
  ['de/de-de', 'us/en-us'],
  ['ch/it-ch', 'us/en-us'],
])('the site of the other store for %s is %s', (from, to) => {
  const site = findSite(from)
  expect(site && siteOfOtherStore(site)?.prefix).toBe(to)
})
