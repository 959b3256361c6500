import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../accounts/demoAccounts.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { purgeRecords } from './adapter.ts'
import { type Browser, openBrowser } from './testing/browser.ts'
import {
  beginSignIn,
  exchange,
  type IdentityShop,
  ORIGIN,
  openIdentityShop,
  signInWith,
} from './testing/identityShop.ts'

const PASSWORD = 'a walk above the trees'
const NEXT_PASSWORD = 'another way over the pass'

describeOnBothDatabases('an access token', (open) => {
  let shop: IdentityShop
  /** A second server on the same database. */
  let elsewhere: IdentityShop
  let count = 0
  beforeAll(async () => {
    const { database } = await open()
    const changes = { rateLimits: false }
    shop = await openIdentityShop(database, { changes })
    elsewhere = await openIdentityShop(database, { changes })
  })

  const newUser = async () => {
    const userName = `walker${++count}@cairn.example`
    const payload = { userName, password: PASSWORD, firstName: 'Ada', lastName: 'Vale', site: 'de/de-de' }
    await shop.app.inject({ method: 'POST', url: '/api/account/sign-up', payload })
    return userName
  }
  const newBrowser = () => openBrowser(shop.app, ORIGIN)
  const signIn = async (browser: Browser, userName: string, password = PASSWORD) => {
    const attempt = await beginSignIn()
    const callback = await signInWith(browser, attempt, userName, password)
    return (await exchange(shop.app, callback, attempt)).access_token
  }
  /** Signs in while the browser has an active session, so the provider shows no form. */
  const signInAgain = async (browser: Browser) => {
    const attempt = await beginSignIn()
    return (await exchange(shop.app, (await browser.get(attempt.url)).url, attempt)).access_token
  }
  const statusOn = async ({ app }: IdentityShop, token: string) =>
    (await app.inject({ url: '/api/account/profile', headers: { authorization: `Bearer ${token}` } })).statusCode
  const statuses = async (token: string) => [await statusOn(shop, token), await statusOn(elsewhere, token)]
  const changePassword = (token: string, from: string, to: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/account/change-password',
      headers: { authorization: `Bearer ${token}` },
      payload: { currentPassword: from, newPassword: to, confirmPassword: to },
    })
  const signOut = (browser: Browser) => browser.submit('/interaction/sign-out', {})

  it('is refused on every server after its browser signs out; tokens of other browsers stay valid', async () => {
    const userName = await newUser()
    const [here, there] = [newBrowser(), newBrowser()]
    const tokens = [await signIn(here, userName), await signInAgain(here)]
    const other = await signIn(there, userName)
    expect((await signOut(here)).answer.statusCode).toBe(204)
    for (const token of tokens) expect(await statuses(token)).toEqual([401, 401])
    expect(await statuses(other)).toEqual([200, 200])
  })

  it('is refused after its browser signs out with it, even without the session cookie', async () => {
    const userName = await newUser()
    const [here, there] = [newBrowser(), newBrowser()]
    const token = await signIn(here, userName)
    const other = await signIn(there, userName)
    const signOutWith = (bearer: string) =>
      newBrowser().submit('/interaction/sign-out', {}, { authorization: `Bearer ${bearer}` })
    expect((await signOutWith('for.ged.token')).answer.statusCode).toBe(204)
    expect(await statuses(token)).toEqual([200, 200])
    expect((await signOutWith(token)).answer.statusCode).toBe(204)
    expect(await statuses(token)).toEqual([401, 401])
    expect(await statuses(other)).toEqual([200, 200])
  })

  it("is refused after a sign-out on the provider's own page", async () => {
    const browser = newBrowser()
    const token = await signIn(browser, await newUser())
    const { response } = await browser.get('/idp/init_logout.openid?ui_locales=en')
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(response.body)?.[1] ?? ''
    await browser.submit('/idp/init_logout.openid/confirm', { xsrf, logout: 'yes' })
    expect(await statuses(token)).toEqual([401, 401])
  })

  it('is refused after another account signs in in the same browser', async () => {
    const browser = newBrowser()
    const token = await signIn(browser, await newUser())
    const attempt = await beginSignIn({ prompt: 'login' })
    const callback = await signInWith(browser, attempt, DEMO_ACCOUNTS.EU.userName, DEMO_PASSWORD)
    const { access_token: next } = await exchange(shop.app, callback, attempt)
    expect(await statuses(token)).toEqual([401, 401])
    expect(await statuses(next)).toEqual([200, 200])
  })

  it('is refused after its code was sent a second time', async () => {
    const attempt = await beginSignIn()
    const callback = await signInWith(newBrowser(), attempt, await newUser(), PASSWORD)
    const { access_token: token } = await exchange(shop.app, callback, attempt)
    expect(await statuses(token)).toEqual([200, 200])
    await expect(exchange(elsewhere.app, callback, attempt)).rejects.toMatchObject({ error: 'invalid_grant' })
    expect(await statuses(token)).toEqual([401, 401])
  })

  it('is refused on all devices after a password change, except the token that made the change', async () => {
    const userName = await newUser()
    const [here, there] = [newBrowser(), newBrowser()]
    const [changing, sameBrowser] = [await signIn(here, userName), await signInAgain(here)]
    const other = await signIn(there, userName)
    expect((await changePassword(changing, PASSWORD, NEXT_PASSWORD)).statusCode).toBe(200)
    expect(await statuses(changing)).toEqual([200, 200])
    for (const token of [sameBrowser, other]) expect(await statuses(token)).toEqual([401, 401])
    expect((await there.get((await beginSignIn()).url)).url.pathname).toMatch(/^\/interaction\//)
    expect(await statuses(await signIn(there, userName, NEXT_PASSWORD))).toEqual([200, 200])
  })

  it('that changed the password ends with a sign-out, and with the next change on another device', async () => {
    const userName = await newUser()
    const [here, there] = [newBrowser(), newBrowser()]
    const changing = await signIn(here, userName)
    await changePassword(changing, PASSWORD, NEXT_PASSWORD)
    expect(await statuses(await signInAgain(here))).toEqual([200, 200])
    await signOut(here)
    expect(await statuses(changing)).toEqual([401, 401])

    const first = await signIn(here, userName, NEXT_PASSWORD)
    await changePassword(first, NEXT_PASSWORD, PASSWORD)
    const second = await signIn(there, userName)
    expect((await changePassword(second, PASSWORD, NEXT_PASSWORD)).statusCode).toBe(200)
    expect(await statuses(first)).toEqual([401, 401])
    expect(await statuses(second)).toEqual([200, 200])
  })

  it('stays valid for two hours even if its session has expired', async () => {
    const token = await signIn(newBrowser(), await newUser())
    await shop.database.execute(sql`UPDATE oidc_records SET expires_at = now() - interval '1 hour'`)
    await purgeRecords(shop.database, shop.clock)
    expect(await statuses(token)).toEqual([200, 200])
  })

  it('is refused by userinfo after a sign-out', async () => {
    const browser = newBrowser()
    const token = await signIn(browser, await newUser())
    await signOut(browser)
    const headers = { authorization: `Bearer ${token}` }
    expect((await shop.app.inject({ url: '/idp/userinfo.openid', headers })).statusCode).toBe(401)
  })
})
