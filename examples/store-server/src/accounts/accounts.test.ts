import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { openBrowser } from '../identity/testing/browser.ts'
import {
  beginSignIn,
  exchange,
  type IdentityShop,
  ORIGIN,
  openIdentityShop,
  tokensOf,
} from '../identity/testing/identityShop.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { DEMO_ACCOUNTS, DEMO_CODES, DEMO_PASSWORD } from './demoAccounts.ts'
import { addCode, customerGroup, endMembership, findMembership, redeemCode } from './membership.ts'

const PASSWORD = 'a walk above the trees'

describeOnBothDatabases('an account', (open) => {
  let shop: IdentityShop
  let count = 0
  beforeAll(async () => {
    shop = await openIdentityShop((await open()).database)
  })

  const post = (path: string, payload: object, token?: string, address = '127.0.0.1') =>
    shop.app.inject({
      method: 'POST',
      url: `/api/account${path}`,
      headers: {
        'x-forwarded-for': address,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      payload,
    })
  const read = (path: string, token: string) =>
    shop.app.inject({ url: `/api/account${path}`, headers: { authorization: `Bearer ${token}` } })
  const newName = () => `walker${++count}@cairn.example`
  const signUp = (userName: string, changes = {}) =>
    post(
      '/sign-up',
      { userName, password: PASSWORD, firstName: 'Ada', lastName: 'Vale', site: 'de/de-de', ...changes },
      undefined,
      `10.3.0.${count}`,
    )
  const newCustomer = async () => {
    const userName = newName()
    const { profile } = (await signUp(userName)).json()
    const { access_token: token } = await tokensOf(shop.app, userName, PASSWORD)
    return { userName, token, id: Number(profile.bigCommCustomerID) }
  }
  const ticketOf = (response: LightMyRequestResponse) => response.cookies.find(({ name }) => name === 'cairn_sign_up')

  it('is created together with a one-time cookie for the sign-in pages', async () => {
    const userName = newName()
    const response = await signUp(userName)
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({
      profile: { bigCommCustomerID: expect.any(Number), userName, firstName: 'Ada', lastName: 'Vale' },
    })
    expect(ticketOf(response)).toMatchObject({ path: '/interaction', maxAge: 60, httpOnly: true, sameSite: 'Lax' })
  })

  it.each(['firstName', 'lastName'])('is not created with a blank %s', async (name) => {
    const response = await signUp(newName(), { [name]: ' \t' })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ code: 'blank', errors: { [name]: expect.any(String) } })
  })

  it('is created once when the form is sent twice; another password gets "user name taken"', async () => {
    const userName = newName()
    const [first, second] = await Promise.all([signUp(userName), signUp(userName)])
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json()).toEqual(first.json())
    expect((await signUp(userName, { password: 'another long enough' })).json().code).toBe('user_name_taken')
    expect((await signUp(userName, { site: 'us/en-us' })).json().code).toBe('user_name_taken')
  })

  it('is signed in once after sign-up without a password', async () => {
    const userName = newName()
    const ticket = ticketOf(await signUp(userName))?.value ?? ''
    const visit = async () => {
      const browser = openBrowser(shop.app, ORIGIN)
      browser.cookies.push({
        name: 'cairn_sign_up',
        value: ticket,
        path: '/interaction',
        expiresAt: Number.POSITIVE_INFINITY,
      })
      const attempt = await beginSignIn()
      return { attempt, ...(await browser.get(attempt.url)) }
    }
    const { url, attempt } = await visit()
    const tokens = await exchange(shop.app, url, attempt)
    expect((await read('/profile', tokens.access_token)).json().profile.userName).toBe(userName)
    expect((await visit()).url.pathname).toMatch(/^\/interaction\//)
  })

  it('is signed in after sign-up even when another customer was signed in to this browser', async () => {
    const browser = openBrowser(shop.app, ORIGIN)
    const page = await browser.get((await beginSignIn()).url)
    await browser.submit(page.url.pathname, { userName: DEMO_ACCOUNTS.EU.userName, password: DEMO_PASSWORD })
    const userName = newName()
    browser.keep(await signUp(userName))
    const attempt = await beginSignIn()
    const tokens = await exchange(shop.app, (await browser.get(attempt.url)).url, attempt)
    expect((await read('/profile', tokens.access_token)).json().profile.userName).toBe(userName)
  })

  it('needs the password when the ticket is older than one minute', async () => {
    const ticket = ticketOf(await signUp(newName()))?.value ?? ''
    shop.clock.advance(60_001)
    const browser = openBrowser(shop.app, ORIGIN)
    browser.cookies.push({
      name: 'cairn_sign_up',
      value: ticket,
      path: '/interaction',
      expiresAt: Number.POSITIVE_INFINITY,
    })
    expect((await browser.get((await beginSignIn()).url)).url.pathname).toMatch(/^\/interaction\//)
    shop.clock.advance(-60_001)
  })

  it.each([
    ['a short password', { password: 'too short' }, 400],
    ['a group of its own choice', { bigCommCustomerGroupID: 2 }, 400],
    ['a site that is not there', { site: 'xx/xx-xx' }, 400],
    ['a taken name in capitals', { userName: DEMO_ACCOUNTS.EU.userName.toUpperCase() }, 422],
  ])('is not created with %s', async (_name, changes, status) => {
    expect((await signUp(newName(), changes)).statusCode).toBe(status)
  })

  it('changes its profile, but only the permitted fields', async () => {
    const { token, id, userName } = await newCustomer()
    const changed = await post('/update-profile', { firstName: ' Jürgen ' }, token)
    expect(changed.json()).toEqual({
      profile: { bigCommCustomerID: id, userName, firstName: 'Jürgen', lastName: 'Vale' },
    })
    expect((await post('/update-profile', { bigCommCustomerID: 1 }, token)).statusCode).toBe(400)
    expect((await post('/update-profile', { firstName: '  ' }, token)).statusCode).toBe(422)
    const taken = await post('/update-profile', { userName: DEMO_ACCOUNTS.EU.userName }, token)
    expect([taken.statusCode, taken.json().code]).toEqual([422, 'user_name_taken'])
    expect((await read('/profile', token)).json().profile.userName).toBe(userName)
  })

  it('changes its password and ends the sessions that used the old one', {
    meta: { spec: ['7.api.change-password'] },
  }, async () => {
    const { token, userName, id } = await newCustomer()
    const browser = openBrowser(shop.app, ORIGIN)
    const page = await browser.get((await beginSignIn()).url)
    await browser.submit(page.url.pathname, { userName, password: PASSWORD })
    const newPassword = 'another way over the pass'
    const change = { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword }
    const changed = await post('/change-password', change, token)
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toEqual({
      profile: { bigCommCustomerID: id, userName, firstName: 'Ada', lastName: 'Vale' },
    })
    expect((await browser.get((await beginSignIn()).url)).url.pathname).toMatch(/^\/interaction\//)
    await expect(tokensOf(shop.app, userName, newPassword)).resolves.toHaveProperty('access_token')
    await expect(tokensOf(shop.app, userName, PASSWORD)).rejects.toThrow()
  })

  it.each([
    ['the current password is wrong', { currentPassword: 'not it at all' }, 'wrong_password'],
    ['the repetition differs', { confirmPassword: 'something else here' }, 'password_mismatch'],
  ])('keeps its password when %s', { meta: { spec: ['7.api.change-password'] } }, async (_name, changes, code) => {
    const { token, userName } = await newCustomer()
    const change = { currentPassword: PASSWORD, newPassword: 'a new long one', confirmPassword: 'a new long one' }
    const response = await post('/change-password', { ...change, ...changes }, token)
    expect([response.statusCode, response.json().code]).toEqual([422, code])
    expect(response.json().title).toMatch(/\w+ \w+/)
    await expect(tokensOf(shop.app, userName, PASSWORD)).resolves.toHaveProperty('access_token')
  })

  it('has no membership until a code activates one', { meta: { spec: ['6.member.verified'] } }, async () => {
    const { token, id } = await newCustomer()
    expect((await read('/pro-program/membership', token)).json()).toEqual({})
    const verified = await post(
      '/pro-program/verify',
      { authenticationCode: DEMO_CODES[1].toLowerCase() },
      token,
      '10.4.0.1',
    )
    expect(verified.json()).toMatchObject({
      customerGroup: { id: 2, name: 'Professionals' },
      message: expect.any(String),
      membership: { isActive: true, bigCommCustomerGroupID: 2, community: 'Experts', discount: 30 },
    })
    expect((await read('/pro-program/membership', token)).json()).toMatchObject({ expired: false })
    expect(await customerGroup(shop.database, shop.clock, id)).toMatchObject({ id: 2, discountPercent: 30 })

    await endMembership(shop.database, id, new Date(shop.clock.now() - 1))
    expect((await read('/pro-program/membership', token)).json()).toMatchObject({
      expired: true,
      membership: { isActive: false },
    })
    expect(await customerGroup(shop.database, shop.clock, id)).toMatchObject({ id: 0, discountPercent: 0 })
  })

  it.each([
    ['de-DE', 'Willkommen im Profi-Programm.', 'Profis', 'Fachleute', 'Bergführung'],
    ['xx, fr;q=0.8', 'Bienvenue dans le programme professionnel.', 'Professionnels', 'Experts', 'Guides de montagne'],
    ['ja', 'Welcome! You are now a professional member.', 'Professionals', 'Experts', 'Mountain guides'],
  ])(
    'gets its membership texts in the requested language: %s',
    async (language, message, group, community, category) => {
      const { token } = await newCustomer()
      const code = `words for ${language}`
      const validUntil = new Date(shop.clock.now() + 86_400_000)
      await addCode(shop.database, {
        code,
        community: 'Experts',
        category: 'Mountain guides',
        membershipDays: 365,
        validUntil,
      })
      const headers = { authorization: `Bearer ${token}`, 'accept-language': language, 'x-forwarded-for': '10.4.0.3' }
      const named = { customerGroup: { id: 2, name: group }, membership: { community, category } }
      const verified = await shop.app.inject({
        method: 'POST',
        url: '/api/account/pro-program/verify',
        headers,
        payload: { authenticationCode: code },
      })
      expect(verified.json()).toMatchObject({ message, ...named })
      const loaded = await shop.app.inject({ url: '/api/account/pro-program/membership', headers })
      expect(loaded.json()).toMatchObject(named)
    },
  )

  it('keeps the later end date when another code is redeemed', async () => {
    const { id } = await newCustomer()
    const ends = []
    for (const membershipDays of [365, 30]) {
      const code = `days ${membershipDays}`
      const validUntil = new Date(shop.clock.now() + 86_400_000)
      await addCode(shop.database, { code, community: 'Experts', category: 'Guides', membershipDays, validUntil })
      expect(await redeemCode(shop.database, shop.clock, id, code)).toBe(true)
      ends.push((await findMembership(shop.database, shop.clock, id))?.expiresAt)
    }
    expect(ends[1]).toEqual(ends[0])
  })

  it.each([
    ['the hyphens of a letter that was set', (code: string) => code.replaceAll('-', '\u2011')],
    ['dashes', (code: string) => code.replaceAll('-', ' – ')],
    ['what nobody sees in a text that was copied', (code: string) => `\u200b${code}\u00ad`],
  ])('redeems a code with %s', async (_, write) => {
    const { id } = await newCustomer()
    const code = `A1B2-C3D4-${id}`
    const validUntil = new Date(shop.clock.now() + 86_400_000)
    const opened = { community: 'Experts', category: 'Guides', membershipDays: 30, validUntil }
    await addCode(shop.database, { code, ...opened })
    expect(await redeemCode(shop.database, shop.clock, id, write(code))).toBe(true)
  })

  it('gets the same error for an unknown code and a used code, and no membership', {
    meta: { spec: ['6.member.verified'] },
  }, async () => {
    const { token } = await newCustomer()
    const answers = []
    for (const authenticationCode of ['0000-0000', DEMO_CODES[0]]) {
      const response = await post('/pro-program/verify', { authenticationCode }, token, '10.4.0.2')
      const { instance: _instance, ...body } = response.json()
      answers.push([response.statusCode, body])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject([422, { title: expect.stringMatching(/\w+ \w+/) }])
    expect((await read('/pro-program/membership', token)).json()).toEqual({})
  })

  it('can try five codes only, whatever the number of client addresses', async () => {
    const { token } = await newCustomer()
    const guesses = Array.from({ length: 60 }, (_, guess) =>
      post('/pro-program/verify', { authenticationCode: `guess-${guess}` }, token, `10.5.0.${guess}`),
    )
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 422)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(55)
    const right = await post('/pro-program/verify', { authenticationCode: DEMO_CODES[2] }, token, '10.5.1.1')
    expect([right.statusCode, right.headers['retry-after']]).toEqual([429, expect.any(String)])
  })

  it('redeems a code only once when two customers send it at the same time', async () => {
    const [one, other] = [await newCustomer(), await newCustomer()]
    const redeem = ({ token }: { token: string }, address: string) =>
      post('/pro-program/verify', { authenticationCode: DEMO_CODES[2] }, token, address)
    const answers = await Promise.all([redeem(one, '10.6.0.1'), redeem(other, '10.6.0.2')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  })

  it.each([
    ['GET', '/profile'],
    ['POST', '/update-profile'],
    ['POST', '/change-password'],
    ['POST', '/pro-program/verify'],
    ['GET', '/pro-program/membership'],
  ] as const)('needs a token: %s %s', { meta: { spec: ['7.api.get-profile'] } }, async (method, path) => {
    expect((await shop.app.inject({ method, url: `/api/account${path}` })).statusCode).toBe(401)
  })

  it('has demo accounts, added once', async () => {
    const again = await openIdentityShop(shop.database)
    const tokens = await tokensOf(again.app, DEMO_ACCOUNTS.professional.userName, DEMO_PASSWORD)
    expect((await read('/pro-program/membership', tokens.access_token)).json()).toMatchObject({ expired: false })
  })
})
