import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../accounts/demoAccounts.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { openBrowser } from './testing/browser.ts'
import { beginSignIn, exchange, type IdentityShop, ORIGIN, openIdentityShop } from './testing/identityShop.ts'

const anna = DEMO_ACCOUNTS.EU.userName

describeOnBothDatabases('the sign-in pages', (open) => {
  let shop: IdentityShop
  beforeAll(async () => {
    shop = await openIdentityShop((await open()).database)
  })
  const browser = () => openBrowser(shop.app, ORIGIN)
  const begin = async (changes = {}) => {
    const visitor = browser()
    const attempt = await beginSignIn(changes)
    const { url, response } = await visitor.get(attempt.url)
    return { visitor, attempt, page: url.pathname, html: response.body, response }
  }
  const from = (address: string) => ({ 'x-forwarded-for': address })

  it.each([
    ['de-AT de', 'Anmelden', 'de'],
    ['de-CH de', 'Anmelden', 'de-CH'],
    ['fr-BE fr', 'Se connecter', 'fr'],
    ['es-ES', 'Iniciar sesión', 'es'],
    ['it-IT', 'Accedi', 'it'],
    ['pt-PT', 'Iniciar sessão', 'pt'],
    ['en-GB', 'Login', 'en'],
    ['nl-NL it-IT', 'Accedi', 'it'],
    ['nl-NL', 'Anmelden', 'de'],
  ])('use the language requested by %s', async (locales, heading, language) => {
    const { html } = await begin({ ui_locales: locales })
    expect(html).toContain(`<h1>${heading}</h1>`)
    expect(html).toContain(`<html lang="${language}">`)
  })

  it('run only the password script, cannot be framed, and let the form lead to the shop only', async () => {
    const { html, response } = await begin()
    const policy = String(response.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`form-action 'self' ${ORIGIN}`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(html).not.toMatch(/<style|style="|onclick/)
    expect(html.match(/<script[^>]*>/g)).toEqual([
      '<script type="module" src="/interaction/password-switch.js" fetchpriority="low">',
    ])
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('and the responses to their forms are not cached, and other sites get no referrer', async () => {
    const { visitor, page, response } = await begin()
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    const { answer } = await visitor.submit(page, { userName: 'nobody', password: 'wrong' }, from('10.0.0.5'))
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([303, 'no-store'])
  })

  it.each([
    ['', 'en-GB', 'Show password', 'Hide password'],
    ['/create', 'de-DE', 'Passwort anzeigen', 'Passwort verbergen'],
  ])('have a password button in form%s in %s that is hidden without its script', async (form, locale, show, hide) => {
    const { visitor, page } = await begin({ ui_locales: locale })
    const { body } = (await visitor.get(page + form)).response
    expect(body.match(/<button type="button"[^>]*>/g)).toEqual([
      `<button type="button" class="switch" hidden aria-label="${show}" data-show="${show}" data-hide="${hide}">`,
    ])
    const { headers } = await shop.app.inject('/interaction/password-switch.js')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  })

  it('keep the entered values but no password, and do not reveal whether an account exists', async () => {
    const wrong = async (userName: string) => {
      const { visitor, page } = await begin()
      const { response, answer } = await visitor.submit(
        page,
        { userName, password: 'not the password' },
        from('10.0.0.1'),
      )
      expect(response.body).not.toContain('not the password')
      return { status: answer.statusCode, html: response.body.replaceAll(page, '').replaceAll(userName, 'WHO') }
    }
    const [known, unknown] = [await wrong(anna), await wrong('nobody@cairn.example')]
    expect(known.status).toBe(303)
    expect(known.html).toContain('value="WHO"')
    expect(known.html).toContain('role="alert" tabindex="-1" autofocus>')
    expect(unknown).toEqual(known)
  })

  it('show an error at each missing field', async () => {
    const { visitor, page } = await begin({ ui_locales: 'en-GB' })
    const { response } = await visitor.submit(page, { userName: '', password: '' })
    expect(response.statusCode).toBe(200)
    expect(response.body).toMatch(/aria-describedby="userName-wrong" autofocus>\s*<p class="error"[^>]*><svg/)
    expect(response.body).toContain('aria-describedby="password-wrong">')
  })

  it.each(['', '/create'])('answer a refused form%s with a page that can be reloaded', async (form) => {
    const { visitor, page } = await begin({ ui_locales: 'en-GB' })
    const typed = { userName: 'nobody', password: 'short', firstName: 'Kim', lastName: '' }
    const { url, response, answer } = await visitor.submit(page + form, typed, from('10.0.0.3'))
    expect([answer.statusCode, url.pathname + url.search]).toEqual([303, `${page}${form}?refused`])
    expect(response.body).toContain('value="nobody"')
    const again = await visitor.get(url.pathname + url.search)
    expect(again.response.body).toBe(response.body)
    // Neither the other form nor a newly opened page of the same form shows this refusal.
    const other = form === '' ? '/create?refused' : '?refused'
    for (const address of [page + other, page + form]) {
      expect((await visitor.get(address)).response.body).not.toMatch(/autofocus|nobody/)
    }
  })

  it('show a refusal only to the browser that sent the form', async () => {
    const { visitor, page } = await begin()
    const { url } = await visitor.submit(page, { userName: anna, password: 'wrong' }, from('10.0.0.4'))
    const { response } = await browser().get(url.pathname + url.search)
    expect([response.statusCode, response.body.includes(anna)]).toEqual([400, false])
  })

  it('escape the entered values', async () => {
    const { visitor, page } = await begin()
    const userName = `"><script>alert(1)</script>`
    const { response } = await visitor.submit(page, { userName, password: 'x' }, from('10.0.0.2'))
    expect(response.body).not.toContain('<script>')
    expect(response.body).toContain('&quot;&gt;&lt;script&gt;')
  })

  it("show the shop's contact details when the password is forgotten, and suggest a new account", async () => {
    const { visitor, page } = await begin({ ui_locales: 'de-DE' })
    const look = async () => (await visitor.get(`${page}/forgotten`)).response
    expect((await look()).statusCode).toBe(200)
    const body = JSON.stringify({ contact: { email: 'help@shop.example', phone: '+49 800 123-45' } })
    await shop.database.execute(sql`INSERT INTO contents (language, kind, body) VALUES ('de', 'menus', ${body}::jsonb)`)
    const html = (await look()).body
    expect(html).toContain('<a href="mailto:help@shop.example">help@shop.example</a>')
    expect(html).toContain('<a href="tel:+4980012345">+49 800 123-45</a>')
    expect(html).toContain(de.demonstration)
    expect(html).toContain(`<a href="${page}/create">${de.signUp}</a>`)
  })

  it('return to the shop with access_denied when cancelled', async () => {
    const { visitor, page, attempt } = await begin()
    const { url } = await visitor.submit(`${page}/cancel`, {})
    expect(url.pathname).toBe('/de/de-de/auth-callback')
    expect(url.searchParams.get('error')).toBe('access_denied')
    expect(url.searchParams.get('state')).toBe(attempt.state)
  })

  it('refuse a form from another site', async () => {
    const { visitor, page } = await begin()
    const send = (headers: Record<string, string>) =>
      visitor.submit(page, { userName: anna, password: DEMO_PASSWORD }, headers)
    for (const origin of ['https://evil.test', 'null']) expect((await send({ origin })).response.statusCode).toBe(403)
  })

  it('do not let one browser finish the sign-in of another', async () => {
    const { page } = await begin()
    const { visitor: attacker, page: own } = await begin()
    expect((await attacker.submit(page, { userName: anna, password: DEMO_PASSWORD })).response.statusCode).toBe(400)
    const done = await attacker.submit(own, { userName: anna, password: DEMO_PASSWORD })
    expect(done.url.searchParams.has('code')).toBe(true)
  })

  it('change the session id at sign-in', async () => {
    const { visitor, page } = await begin()
    const session = () => visitor.cookies.find(({ name }) => name === '_session')?.value
    visitor.cookies.push({ name: '_session', value: 'planted', path: '/', expiresAt: Number.POSITIVE_INFINITY })
    const { url } = await visitor.submit(page, { userName: anna, password: DEMO_PASSWORD })
    expect(url.searchParams.has('code')).toBe(true)
    expect(session()).toMatch(/^[\w-]{20,}$/)
    expect(session()).not.toBe('planted')
  })

  it('block an account after five wrong passwords and state the waiting time', async () => {
    const { visitor, page } = await begin({ ui_locales: 'en-GB' })
    const guess = (password: string, address: string) =>
      visitor.submit(page, { userName: 'sam@cairn.example', password }, from(address))
    for (let tries = 0; tries < 5; tries += 1)
      expect((await guess('wrong', '10.1.0.1')).response.body).toContain(en.wrong)
    const { response } = await guess(DEMO_PASSWORD, '10.1.0.1')
    expect(response.statusCode).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(response.body).toContain('Please wait 15 minutes')
    shop.clock.advance(14 * 60_000)
    expect((await guess(DEMO_PASSWORD, '10.1.0.1')).response.body).toContain('Please wait one minute')
    shop.clock.advance(-14 * 60_000)
    const { response: elsewhere } = await guess('wrong', '10.1.0.2')
    expect(elsewhere.body).toContain(en.wrong)
    shop.clock.advance(15 * 60_000 + 1)
    const again = await begin({ redirect_uri: `${ORIGIN}/us/en-us/auth-callback` })
    const { url } = await again.visitor.submit(
      again.page,
      { userName: 'sam@cairn.example', password: DEMO_PASSWORD },
      from('10.1.0.1'),
    )
    expect(url.searchParams.has('code')).toBe(true)
    shop.clock.advance(-15 * 60_000 - 1)
  })

  it('let the owner sign in from another address after 40 wrong passwords from one address', async () => {
    const { visitor, page } = await begin()
    const lena = { userName: 'lena@cairn.example', password: 'long enough it is' }
    await visitor.submit(`${page}/create`, { ...lena, firstName: 'Lena', lastName: 'Frei' }, from('10.5.0.1'))
    const attack = await begin()
    const statuses: number[] = []
    for (let tries = 0; tries < 40; tries += 1) {
      const fields = { userName: lena.userName, password: 'wrong' }
      statuses.push((await attack.visitor.submit(attack.page, fields, from('10.5.0.2'))).answer.statusCode)
    }
    expect(statuses).toEqual([...Array(5).fill(303), ...Array(35).fill(429)])
    const owner = await begin()
    const { url } = await owner.visitor.submit(owner.page, lena, from('10.5.0.3'))
    expect(url.searchParams.has('code')).toBe(true)
  })

  it('count an IPv6 /64 network as one address: 40 wrong passwords from it do not block the owner', async () => {
    const { visitor, page } = await begin()
    const mara = { userName: 'mara@cairn.example', password: 'long enough it is' }
    await visitor.submit(`${page}/create`, { ...mara, firstName: 'Mara', lastName: 'Frei' }, from('10.5.0.4'))
    const attack = await begin()
    const statuses: number[] = []
    for (let tries = 0; tries < 40; tries += 1) {
      const fields = { userName: mara.userName, password: 'wrong' }
      const { answer } = await attack.visitor.submit(attack.page, fields, from(`2001:db8:5:1::${tries.toString(16)}`))
      statuses.push(answer.statusCode)
    }
    expect(statuses).toEqual([...Array(5).fill(303), ...Array(35).fill(429)])
    const owner = await begin()
    const { url } = await owner.visitor.submit(owner.page, mara, from('2001:db8:5:2::1'))
    expect(url.searchParams.has('code')).toBe(true)
  })

  it('reset the count of wrong passwords after the right one', async () => {
    for (const round of ['first', 'second']) {
      const { visitor, page } = await begin({ redirect_uri: `${ORIGIN}/us/en-us/auth-callback` })
      const enter = (password: string) =>
        visitor.submit(page, { userName: 'sam@cairn.example', password }, from('10.3.0.1'))
      for (let tries = 0; tries < 4; tries += 1) expect((await enter('wrong')).answer.statusCode, round).toBe(303)
      expect((await enter(DEMO_PASSWORD)).url.searchParams.has('code'), round).toBe(true)
    }
  })

  it('use a session cookie that ends with the browser session, because the device may be shared', async () => {
    const { visitor, page } = await begin()
    await visitor.submit(page, { userName: anna, password: DEMO_PASSWORD })
    const sessions = visitor.cookies.filter(({ name }) => name.startsWith('_session'))
    expect(new Set(sessions.map(({ expiresAt }) => expiresAt))).toEqual(new Set([Number.POSITIVE_INFINITY]))
  })

  it('create at most twenty accounts per hour and address', async () => {
    const { visitor, page } = await begin({ ui_locales: 'en-GB' })
    const ask = () =>
      visitor.submit(
        `${page}/create`,
        // A sign-up with a taken name counts as an attempt too; otherwise an attacker could probe names without limit.
        { userName: anna, firstName: 'Kim', lastName: 'Lind', password: 'long enough it is' },
        from('10.4.0.1'),
      )
    for (let tries = 0; tries < 20; tries += 1) expect((await ask()).answer.statusCode).toBe(303)
    const { answer } = await ask()
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true])
    expect(answer.body).toContain('Please wait 60 minutes')
  })

  it('count the attempts across all servers', async () => {
    const { app } = await openIdentityShop(shop.database)
    const statuses: number[] = []
    for (let tries = 0; tries < 6; tries += 1) {
      const visitor = openBrowser(tries % 2 === 0 ? app : shop.app, ORIGIN)
      const { url } = await visitor.get((await beginSignIn()).url)
      const fields = { userName: 'someone@cairn.example', password: 'wrong' }
      const { answer } = await visitor.submit(url.pathname, fields, from('10.2.0.1'))
      statuses.push(answer.statusCode)
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
  })

  it('create an account in the store of the site and sign in with it', async () => {
    const { visitor, page, attempt } = await begin({ redirect_uri: `${ORIGIN}/us/en-us/auth-callback` })
    expect((await visitor.get(`${page}/create`)).response.body).toContain('autocomplete="new-password"')
    const account = {
      userName: 'lee@cairn.example',
      firstName: 'Lee',
      lastName: 'Åström',
      password: 'long enough it is',
    }
    const { url } = await visitor.submit(`${page}/create`, account)
    const tokens = await exchange(shop.app, url, attempt)
    const [, payload = ''] = tokens.access_token.split('.')
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({ channel: 2, given_name: 'Lee' })
  })

  it.each([
    ['one after the other', async (press: () => Promise<LightMyRequestResponse>) => [await press(), await press()]],
    ['before the first is answered', (press: () => Promise<LightMyRequestResponse>) => Promise.all([press(), press()])],
  ])('create one account and sign in with it when the form is sent twice: %s', async (how, pressTwice) => {
    const { visitor, page } = await begin()
    const userName = `${how.replaceAll(' ', '-')}@cairn.example`
    const account = { userName, firstName: 'T', lastName: 'W', password: 'long enough it is' }
    const press = () =>
      shop.app.inject({
        method: 'POST',
        url: `${page}/create`,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: ORIGIN,
          cookie: visitor.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
        },
        payload: new URLSearchParams(account).toString(),
      })
    const [first, second] = await pressTwice(press)
    expect(first?.headers.location).toMatch(/\/as\/authorization/)
    expect(second?.headers.location).toBe(first?.headers.location)
  })

  it('show the errors of a new account and keep the other values', async () => {
    const { visitor, page } = await begin({ ui_locales: 'en-GB' })
    const account = { userName: 'not an address', firstName: 'Kim', lastName: ' ', password: 'short' }
    const { response } = await visitor.submit(`${page}/create`, account)
    for (const field of ['userName', 'lastName', 'password']) expect(response.body).toContain(`id="${field}-wrong"`)
    expect(response.body).toContain('value="Kim"')
    expect(response.body).not.toContain('value="short"')
  })

  it('do not create a second account with a name that differs only in case', async () => {
    const { visitor, page } = await begin()
    const account = { userName: anna.toUpperCase(), firstName: 'A', lastName: 'B', password: 'long enough it is' }
    const { url, response } = await visitor.submit(`${page}/create`, account)
    expect(url.pathname).toBe(`${page}/create`)
    expect(response.body).toContain('role="alert"')
  })

  it('show a page for an expired sign-in instead of failing', async () => {
    const { response } = await browser().get('/interaction/no-such-visit')
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('This page has expired')
  })

  it('link, once expired, to the shop that requested the sign-in, in its language', async () => {
    const { visitor, page } = await begin({ ui_locales: 'de-DE' })
    const { response } = await visitor.get('/interaction/no-such-visit')
    expect(response.body).toContain('<html lang="de">')
    expect(response.body).toContain(`<a class="primary" href="${ORIGIN}/de/de-de">`)
    await visitor.submit(page, { userName: anna, password: DEMO_PASSWORD })
    expect((await visitor.get(page)).response.body).toContain(`<a class="primary" href="${ORIGIN}/de/de-de">`)
  })

  it.each(['https://evil.test/de/de-de', `${ORIGIN}/de/de-de/../../as`, ''])(
    'do not link to the forged shop %s',
    async (home) => {
      const { body } = await shop.app.inject({
        url: '/interaction/no-such-visit',
        headers: { cookie: `cairn_shop=${encodeURIComponent(home)}` },
      })
      expect(body).toContain('<a class="primary" href="/">')
    },
  )

  it('show "signed in" on return to a finished sign-in', async () => {
    const { visitor, page } = await begin()
    await visitor.submit(page, { userName: anna, password: DEMO_PASSWORD })
    const { response } = await visitor.get(page)
    expect([response.statusCode, response.body.includes(`<h1>${de.signedInTitle}</h1>`)]).toEqual([200, true])
  })

  it("show an invalid link's error in the browser's language when no shop has requested one", async () => {
    const { body } = await shop.app.inject({
      url: '/as/authorization.oauth2?client_id=nobody&response_type=code',
      headers: { accept: 'text/html', 'accept-language': 'fr-CH, en;q=0.8' },
    })
    expect(body).toContain('<html lang="fr">')
  })

  it('offer a sign-out page with a confirmation', async () => {
    const { visitor, page } = await begin()
    await visitor.submit(page, { userName: anna, password: DEMO_PASSWORD })
    const { response } = await visitor.get('/idp/init_logout.openid?ui_locales=en')
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(response.body)?.[1] ?? ''
    expect(response.body).toContain('Do you want to sign out')
    await visitor.submit('/idp/init_logout.openid/confirm', { xsrf, logout: 'yes' })
    expect((await visitor.get((await beginSignIn()).url)).url.pathname).toMatch(/^\/interaction\//)
  })

  it('skip the sign-out confirmation without a session', async () => {
    const back = async (uri: string) => {
      const query = new URLSearchParams({ post_logout_redirect_uri: uri, state: 'kept' })
      return (await shop.app.inject(`/idp/init_logout.openid?${query}`)).headers.location
    }
    expect(await back(`${ORIGIN}/de/de-de/home`)).toBe(`${ORIGIN}/de/de-de/home?state=kept`)
    expect(await back('https://evil.test/de/de-de/home')).toBe(`${ORIGIN}/idp/init_logout.openid/success`)
  })
})
