import { decodeJwt } from 'jose'
import { beforeAll, expect, it } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../accounts/demoAccounts.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { openBrowser, type Visited } from './testing/browser.ts'
import {
  beginSignIn,
  exchange,
  type IdentityShop,
  ORIGIN,
  openIdentityShop,
  signInWith,
} from './testing/identityShop.ts'

const anna = { userName: DEMO_ACCOUNTS.EU.userName, password: DEMO_PASSWORD }
const sam = { userName: DEMO_ACCOUNTS.US.userName, password: DEMO_PASSWORD }
const AMERICAN = { redirect_uri: `${ORIGIN}/us/en-us/auth-callback`, ui_locales: 'en-US en' }

describeOnBothDatabases('an account of the other store', (open) => {
  let shop: IdentityShop
  beforeAll(async () => {
    shop = await openIdentityShop((await open()).database, { changes: { rateLimits: false } })
  })
  const begin = async (changes: Record<string, string> = AMERICAN, visitor = openBrowser(shop.app, ORIGIN)) => {
    const attempt = await beginSignIn(changes)
    return { visitor, attempt, page: await visitor.get(attempt.url) }
  }
  const said = ({ response }: Visited) => /<div class="problem" role="alert".*?<\/div>/s.exec(response.body)?.[0] ?? ''
  const channelOf = async (callback: URL, attempt: Awaited<ReturnType<typeof beginSignIn>>) =>
    decodeJwt((await exchange(shop.app, callback, attempt)).access_token).channel

  it.each([
    ['us/en-us', 'en-US', anna, 'European store', 'gb/en-gb'],
    ['de/de-de', 'de-DE', sam, 'US-Shop', 'us/en-us'],
    ['fr/fr-fr', 'fr-FR', sam, 'boutique américaine', 'us/en-us'],
    ['es/es-es', 'es-ES', sam, 'tienda de EE. UU.', 'us/en-us'],
    ['it/it-it', 'it-IT', sam, 'negozio statunitense', 'us/en-us'],
    ['pt/pt-pt', 'pt-PT', sam, 'loja dos EUA', 'us/en-us'],
    ['us/en-us', 'de-DE', anna, 'europäischen Shop', 'de/de-de'],
  ])('gets a message on %s in %s, with a link to its own store', async (site, locale, account, store, way) => {
    const { visitor, page } = await begin({ redirect_uri: `${ORIGIN}/${site}/auth-callback`, ui_locales: locale })
    const refused = await visitor.submit(page.url.pathname, account)
    expect(refused.answer.statusCode).toBe(303)
    expect(said(refused)).toContain(store)
    expect(said(refused)).toContain(`href="${ORIGIN}/${way}/account/dashboard"`)
  })

  it('is not revealed without its password', async () => {
    const { visitor, page } = await begin()
    const refused = await visitor.submit(page.url.pathname, { ...anna, password: 'not the password' })
    expect(refused.response.body).not.toContain('European store')
  })

  it('leaves the browser signed out, and another account can sign in on the same page', async () => {
    const { visitor, attempt, page } = await begin()
    await visitor.submit(page.url.pathname, anna)
    expect((await begin(AMERICAN, visitor)).page.url.pathname).toMatch(/^\/interaction\//)
    const { attempt: again, page: form } = await begin(AMERICAN, visitor)
    expect(again.state).not.toBe(attempt.state)
    const { url } = await visitor.submit(form.url.pathname, sam)
    expect(await channelOf(url, again)).toBe(2)
  })

  it('with an active session gets the sign-in form and the reason, instead of a redirect loop', async () => {
    const { visitor, attempt } = await begin({})
    const { url } = await visitor.submit((await visitor.get(attempt.url)).url.pathname, anna)
    expect(url.searchParams.has('code')).toBe(true)
    const { page } = await begin(AMERICAN, visitor)
    expect(page.url.pathname).toMatch(/^\/interaction\//)
    expect(page.response.body).toContain('name="password"')
    expect(said(page)).toContain('signed in')
    expect(said(page)).toContain(`href="${ORIGIN}/gb/en-gb/account/dashboard"`)
  })

  it('stays signed in at its own store after a visit to the other store', async () => {
    const visitor = openBrowser(shop.app, ORIGIN)
    await signInWith(visitor, await beginSignIn(), anna.userName, anna.password)
    await begin(AMERICAN, visitor)
    const { page } = await begin({ redirect_uri: `${ORIGIN}/at/de-at/auth-callback` }, visitor)
    expect(page.url.pathname).toBe('/at/de-at/auth-callback')
  })

  it('is replaced by an account of this store, existing or new', async () => {
    for (const account of [sam, { userName: 'robin@cairn.example', firstName: 'Robin', lastName: 'Vale' }]) {
      const visitor = openBrowser(shop.app, ORIGIN)
      await signInWith(visitor, await beginSignIn(), anna.userName, anna.password)
      const { attempt, page } = await begin(AMERICAN, visitor)
      const path = `${page.url.pathname}${account === sam ? '' : '/create'}`
      const { url } = await visitor.submit(path, { ...account, password: DEMO_PASSWORD })
      expect(await channelOf(url, attempt)).toBe(2)
      expect((await begin(AMERICAN, visitor)).page.url.pathname).toBe('/us/en-us/auth-callback')
    }
  })

  it('gets login_required with prompt=none', async () => {
    const visitor = openBrowser(shop.app, ORIGIN)
    await signInWith(visitor, await beginSignIn(), anna.userName, anna.password)
    const { page } = await begin({ ...AMERICAN, prompt: 'none' }, visitor)
    expect(page.url.searchParams.get('error')).toBe('login_required')
  })
})
