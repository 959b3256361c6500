import type { MenuSection, Menus } from '@cairn/core/content'
import { createFullStore } from '@cairn/core/domains'
import { createMemoryPlatform } from '@cairn/core/platform'
import { createFakeGateways } from '@cairn/core/testing'
import { StoreProvider } from '@cairn/react'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { ShopContext } from '../app/shop/ShopContext.tsx'
import { defaultSite } from '../app/shop/sites.ts'
import { messages as english } from '../messages/en.ts'
import { MessagesProvider } from '../messages/index.ts'

/** Sets the viewport width in CSS pixels. */
export const setWidth = (width: number): void => {
  Object.assign(window, { innerWidth: width })
  window.dispatchEvent(new Event('resize'))
}

const linkTo = (title: string) => ({ title, url: `/${title}`, highlighted: false, mobileOnly: false })

const sectionOf = (heading: string): MenuSection => ({
  heading,
  url: null,
  highlighted: false,
  mobileOnly: false,
  links: [linkTo(`${heading}-one`), linkTo(`${heading}-two`)],
})

/** A footer column with links to the account pages, as editors write it. */
export const accountColumn: MenuSection = {
  ...sectionOf('account'),
  links: [
    { ...linkTo('My account'), url: '/account/dashboard' },
    { ...linkTo('Order history'), url: '/account/orderhistory' },
    { ...linkTo('Wish list'), url: '/account/wishlist' },
  ],
}

/** Makes menus with these footer columns; a string makes a column with two links. */
export const menusOf = (...columns: readonly (string | MenuSection)[]): Menus => ({
  navigation: [],
  footer: columns.map((column) => (typeof column === 'string' ? sectionOf(column) : column)),
  service: sectionOf('service'),
  legal: [linkTo('imprint')],
  contact: { phone: null, hours: null, email: null, formUrl: null, chatUrl: null },
  social: [{ name: 'Instagram', url: 'https://social.example/cairn' }],
})

export interface FooterOverrides {
  readonly isSignedIn?: boolean
  readonly subscribe?: (email: string) => Promise<void>
}

/** Renders a part of the footer with an in-memory back end. */
export const openFooter = async (content: ReactNode, { isSignedIn = false, subscribe }: FooterOverrides = {}) => {
  const site = defaultSite.prefix
  const url = new URL(`https://shop.example/${site}`)
  const platform = createMemoryPlatform({ href: url.href })
  const gateways = { ...createFakeGateways({ site, country: null }), ...(subscribe && { newsletter: { subscribe } }) }
  const openPage = async () => {
    const page = createFullStore({ site, platform, gateways })
    page.start()
    await expect.poll(() => page.auth.getSnapshot().status).toBe('anonymous')
    return page
  }
  let store = await openPage()
  if (isSignedIn) {
    store.auth.commands.signIn()
    await expect.poll(() => platform.visited.length).toBe(1)
    // The redirect to the provider unloads the page, so the test starts a new store.
    store.stop()
    store = await openPage()
    await store.auth.commands.complete(platform.visited.pop() ?? '')
  }
  await act(async () => {
    render(
      <StoreProvider store={store}>
        <ShopContext value={{ site: defaultSite, url, isNavigating: false, navigate: () => undefined }}>
          <MessagesProvider messages={english}>{content}</MessagesProvider>
        </ShopContext>
      </StoreProvider>,
    )
  })
  return { store, platform }
}
