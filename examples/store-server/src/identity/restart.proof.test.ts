import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../accounts/demoAccounts.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { fillFolder } from '../testing/templates.ts'
import { openBrowser } from './testing/browser.ts'
import { beginSignIn, exchange, ORIGIN, openIdentityShop, signInWith } from './testing/identityShop.ts'

describe('a restart of the shop', () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'cairn-identity-'))
    await fillFolder(dataDir, 'migrated')
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  const open = async () => {
    const { database, close } = await openDatabase({ dataDir })
    const { app } = await openIdentityShop(database)
    const stop = async () => {
      await app.close()
      await close()
    }
    return { app, stop }
  }

  it('during a sign-in keeps the page, code, session and token valid', async () => {
    const first = await open()
    const before = openBrowser(first.app, ORIGIN)
    const attempt = await beginSignIn()
    const page = await before.get(attempt.url)
    await first.stop()

    const second = await open()
    const between = openBrowser(second.app, ORIGIN)
    between.cookies.push(...before.cookies)
    const fields = { userName: DEMO_ACCOUNTS.EU.userName, password: DEMO_PASSWORD }
    const { url } = await between.submit(page.url.pathname, fields)
    await second.stop()

    const third = await open()
    const tokens = await exchange(third.app, url, attempt)
    const headers = { authorization: `Bearer ${tokens.access_token}` }
    expect((await third.app.inject({ url: '/api/account/profile', headers })).statusCode).toBe(200)
    const after = openBrowser(third.app, ORIGIN)
    after.cookies.push(...between.cookies)
    expect((await after.get((await beginSignIn()).url)).url.pathname).toBe('/de/de-de/auth-callback')
    const again = signInWith(openBrowser(third.app, ORIGIN), await beginSignIn(), fields.userName, fields.password)
    expect((await again).searchParams.has('code')).toBe(true)
    await third.stop()
  })
})
