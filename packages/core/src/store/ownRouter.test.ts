import { expect, test } from 'vitest'
import { createFullStore } from '../entries/domains.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import type { Platform } from '../platform/platform.types.ts'
import { createFakeGateways } from '../testing/index.ts'

const settled = (milliseconds = 20) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** As in docs/your-own-shop.md: the router handles URLs under the prefix of the site, the browser all others. */
const withRouter = (platform: Platform, prefix: string, goTo: (path: string) => void): Platform => ({
  ...platform,
  navigation: {
    ...platform.navigation,
    assign: (href) => {
      const here = platform.navigation.href()
      const { origin, pathname, search, hash } = new URL(href, here)
      const isBelow = origin === new URL(here).origin && `${pathname}/`.startsWith(`/${prefix}/`)
      const isOurs = isBelow && pathname !== `/${prefix}/auth-callback`
      if (isOurs) goTo(pathname + search + hash)
      else platform.navigation.assign(href)
    },
  },
})

const open = ({ isProviderFake = true } = {}) => {
  const site = 'de/de-de'
  const platform = createMemoryPlatform({ href: `https://shop.example/${site}/home` })
  const routed: string[] = []
  const { auth, ...gateways } = createFakeGateways({ site })
  const store = createFullStore({
    site,
    platform: withRouter(platform, site, (path) => routed.push(path)),
    gateways: { ...gateways, auth: isProviderFake ? auth : undefined },
  })
  store.start()
  return { store, platform, routed }
}

test('a submitted search is opened by the router', async () => {
  const { store, platform, routed } = open()
  store.search.commands.open()
  store.search.commands.type('jacket')
  store.search.commands.submit()
  await settled(800)
  expect([routed, platform.visited]).toEqual([['/de/de-de/search?q=jacket'], []])
  store.stop()
})

test('the sign-in and another site are opened by the browser', async () => {
  const { store, platform, routed } = open({ isProviderFake: false })
  store.country.commands.goTo('at/de-at')
  store.auth.commands.signIn()
  await settled(800)
  expect(platform.visited).toEqual([
    expect.stringContaining('/at/de-at'),
    expect.stringContaining('https://shop.example/as/authorization.oauth2?'),
  ])
  expect(routed).toEqual([])
  store.stop()
})

test('a provider on the same origin, such as the fake one, returns with a full page load', async () => {
  const { store, platform, routed } = open()
  store.auth.commands.signIn()
  await settled(800)
  expect(platform.visited).toEqual([expect.stringContaining('/de/de-de/auth-callback?')])
  expect(routed).toEqual([])
  store.stop()
})
