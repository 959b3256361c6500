import type { MenuEntry } from '@cairn/core/content'
import { createFullStore } from '@cairn/core/domains'
import { createMemoryPlatform } from '@cairn/core/platform'
import { StoreProvider } from '@cairn/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import dashboard from '../../account/dashboard/dashboard.page.tsx'
import orderHistory from '../../account/orders/orderHistory.page.tsx'
import authCallback from '../../account/signIn/authCallback.page.tsx'
import signUp from '../../account/signIn/signUp.page.tsx'
import wishlist from '../../account/wishlist/wishlist.page.tsx'
import { Newsletter } from '../../footer/Newsletter.tsx'
import { PlainMenu } from '../../header/PlainMenu.tsx'
import { messages } from '../../messages/en.ts'
import { MessagesProvider } from '../../messages/index.ts'
import { ShopContext } from '../shop/ShopContext.tsx'
import { defaultSite as site } from '../shop/sites.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const url = new URL(`https://shop.example/${site.prefix}`)

const print = (content: ReactNode): string =>
  renderToStaticMarkup(
    <StoreProvider store={createFullStore({ site: site.prefix, platform: createMemoryPlatform({ href: url.href }) })}>
      <ShopContext value={{ site, url, isNavigating: false, navigate: () => undefined }}>
        <MessagesProvider messages={messages}>{content}</MessagesProvider>
      </ShopContext>
    </StoreProvider>,
  )

/** Returns the joined content of all `<noscript>` elements. */
const withoutScript = (html: string): string =>
  [...html.matchAll(/<noscript[^>]*>(.*?)<\/noscript>/gs)].map(([, shown]) => shown).join('')

test.each([signUp, dashboard, orderHistory, wishlist, authCallback])('$path says that it needs a script', (page) => {
  const { Component } = page
  const html = print(<Component data={undefined} deferred={{}} params={{}} site={site} url={url} />)
  expect(withoutScript(html)).toContain(messages.common.needsScript)
})

test('the newsletter form says so too, and never puts an email address into a URL', () => {
  const html = print(<Newsletter />)
  expect(withoutScript(html)).toContain(messages.common.needsScript)
  expect(html).not.toContain('<form')
})

test('no password leaves the sign-up form', () => {
  const { Component } = signUp
  const html = print(<Component data={undefined} deferred={{}} params={{}} site={site} url={url} />)
  expect(html.match(/<form[^>]*>/g)).toEqual([expect.stringContaining('method="dialog"')])
})

test('the menu opens by itself and leads to the first level and the account', () => {
  vi.stubEnv('SSR', true)
  const entry = (title: string, to: string | null): MenuEntry => ({
    title,
    url: to,
    enTitle: title,
    enUrl: null,
    navigationAction: null,
    highlighted: false,
    mobileOnly: false,
    columns: [],
  })
  const html = withoutScript(
    print(<PlainMenu entries={[entry('Women', '/search?gender=women'), entry('Talk', null)]} />),
  )
  expect(html).toMatch(/<details.*<summary/s)
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/us/en-us/search?gender=women',
    '/us/en-us/sign-up',
    '/us/en-us/account/dashboard',
  ])
})
