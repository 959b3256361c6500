import assert from 'node:assert/strict'
import type { IdentityConfig } from '../../src/platform/identity.types.ts'
import type { UserInfo } from '../../src/shared/session.ts'
import { SHOP } from './browser.ts'
import { openShop, until } from './shop.ts'

/** A visitor's browser at the provider. */
interface Visitor {
  /** Signs in at the authorization URL, and returns the callback URL. */
  signIn(href: string): Promise<string>
  /** Cancels at the provider, and returns the callback URL. */
  cancel(href: string): Promise<string>
  /** Whether the provider asks for the password at this authorization URL. */
  isAsked(href: string): Promise<boolean>
  /** Confirms the sign-out at the provider's logout page, and returns the last address. */
  signOut(href: string): Promise<string>
}

/** A provider under test. */
export interface Provider {
  readonly identity: IdentityConfig
  /** The user who signs in, as the shop shows it. */
  readonly user: Partial<UserInfo>
  /** Whether the provider has a logout page. Without one, a sign-out goes straight to the home page of the shop. */
  readonly hasLogout: boolean
  /** Milliseconds between two tokens, for a provider that cannot issue two in one second. */
  readonly pause?: number
  openVisitor(): Visitor
}

const pauseOf = ({ pause = 0 }: Provider) => new Promise((resolve) => setTimeout(resolve, pause))

const signedIn = async (provider: Provider, identity = provider.identity) => {
  await pauseOf(provider)
  const visitor = provider.openVisitor()
  const shop = openShop(identity)
  const address = await shop.leave()
  const before = new Map(shop.platform.stored)
  const callback = await visitor.signIn(address)
  const outcome = await shop.complete(callback)
  assert.ok(outcome.ok, outcome.ok ? '' : `${outcome.error.code} ${outcome.error.message}`)
  return { address, before, callback, outcome, shop, visitor }
}

const tokenCalls = ({ sent }: ReturnType<typeof openShop>, grant: string) =>
  sent.filter(({ body }) => body.get('grant_type') === grant)

const errorOf = async (shop: ReturnType<typeof openShop>, callback: string) => {
  const outcome = await shop.complete(callback)
  assert.ok(!outcome.ok, 'The sign-in must fail')
  assert.equal(shop.view().isAuthenticated, false)
  assert.equal(shop.platform.stored.has('persist:EU'), false)
  return outcome.error
}

/** Returns the refresh tokens that a provider has sent. */
const refreshTokens = async (shop: ReturnType<typeof openShop>): Promise<readonly string[]> => {
  const bodies = await Promise.all(
    shop.sent.filter(({ body }) => body.has('grant_type')).map(({ response }) => response.clone().text()),
  )
  return bodies.flatMap((body) => /"refresh_token"\s*:\s*"([^"]+)"/.exec(body)?.[1] ?? [])
}

const hasStored = (shop: ReturnType<typeof openShop>, text: string): boolean =>
  [...shop.platform.stored.values()].some((each) => each.includes(text))

/** What every provider must let a shop do, and what no shop may let happen. */
export const journeys: Readonly<Record<string, (provider: Provider) => Promise<void>>> = {
  'a sign-in shows the user, also after a reload': async (provider) => {
    const { shop } = await signedIn(provider)
    const { user } = shop.view()
    assert.deepEqual({ ...user, ...provider.user }, user)
    const reloaded = openShop(provider.identity, shop.platform.stored)
    await reloaded.settled()
    assert.deepEqual([reloaded.view().isAuthenticated, reloaded.view().user], [true, user])
    assert.equal(reloaded.view().expiresAt, shop.view().expiresAt)
  },

  'a session is renewed twice before it expires, and no refresh token is stored': async (provider) => {
    const { shop } = await signedIn(provider, { ...provider.identity, refreshTokens: true })
    const { user } = shop.view()
    for (const renewals of [1, 2]) {
      await pauseOf(provider)
      const { expiresAt } = shop.view()
      const stored = shop.platform.stored.get('persist:EU')
      shop.pass((expiresAt ?? 0) - shop.platform.clock.now() - 1000)
      await until(() => shop.platform.stored.get('persist:EU') !== stored, 'the session is renewed')
      assert.ok((shop.view().expiresAt ?? 0) >= (expiresAt ?? 0), 'The session lasts at least as long')
      assert.equal(tokenCalls(shop, 'refresh_token').length, renewals)
    }
    assert.deepEqual([shop.view().isAuthenticated, shop.view().user], [true, user])
    const tokens = await refreshTokens(shop)
    assert.ok(tokens.length > 0, 'The provider sent refresh tokens')
    for (const token of tokens) assert.equal(hasStored(shop, token), false)
    // Each renewal sends the newest refresh token.
    const used = tokenCalls(shop, 'refresh_token').map(({ body }) => body.get('refresh_token'))
    assert.deepEqual(used, [tokens[0], tokens[1] ?? tokens[0]])
  },

  'a session without renewals ends with its tokens': async (provider) => {
    const { shop } = await signedIn(provider, { ...provider.identity, refreshTokens: false })
    shop.pass((shop.view().expiresAt ?? 0) - shop.platform.clock.now() + 1)
    await until(() => !shop.view().isAuthenticated, 'the session ends')
    assert.ok(shop.events.includes('auth.signedOut'))
    await until(() => !shop.platform.stored.has('persist:EU'), 'the stored session is removed')
    assert.equal(tokenCalls(shop, 'refresh_token').length, 0)
  },

  'after a sign-out the provider asks for the password again': async (provider) => {
    const { address, shop, visitor } = await signedIn(provider)
    const again = new URL(address)
    again.searchParams.delete('prompt')
    assert.equal(await visitor.isAsked(again.href), false, 'The provider remembers the session')
    const left = await shop.signOut()
    assert.deepEqual([shop.view().isAuthenticated, shop.platform.stored.has('persist:EU')], [false, false])
    if (!provider.hasLogout) {
      assert.equal(left, `${SHOP}/de/de-de/home`)
    } else {
      const { searchParams } = new URL(left)
      assert.equal(searchParams.get('post_logout_redirect_uri'), `${SHOP}/de/de-de/home`)
      assert.match(searchParams.get('id_token_hint') ?? '', /^[\w-]+\.[\w-]+\.[\w-]+$/)
      assert.match(await visitor.signOut(left), new RegExp(`^${SHOP}/de/de-de/home`))
      assert.equal(await visitor.isAsked(again.href), true, 'The provider has ended the session')
    }
    const next = new URL(await shop.leave())
    assert.equal(next.searchParams.get('prompt'), 'login')
    assert.equal(await visitor.isAsked(next.href), true)
  },

  'a cancelled sign-in is reported as cancelled': async (provider) => {
    const shop = openShop(provider.identity)
    const callback = await provider.openVisitor().cancel(await shop.leave())
    assert.equal((await errorOf(shop, callback)).problem, 'access_denied')
    assert.equal(tokenCalls(shop, 'authorization_code').length, 0)
  },

  'a code that is sent again is refused by the provider': async (provider) => {
    const { before, callback } = await signedIn(provider)
    const thief = openShop(provider.identity, before)
    assert.equal((await errorOf(thief, callback)).problem, 'invalid_grant')
  },

  'a callback with another state sends no code': async (provider) => {
    const shop = openShop(provider.identity)
    const callback = new URL(await provider.openVisitor().signIn(await shop.leave()))
    callback.searchParams.set('state', 'forged')
    assert.equal((await errorOf(shop, callback.href)).code, 'SIGN_IN')
    assert.equal(tokenCalls(shop, 'authorization_code').length, 0)
  },

  'a callback without its stored sign-in sends no code': async (provider) => {
    const shop = openShop(provider.identity)
    const callback = await provider.openVisitor().signIn(await shop.leave())
    shop.platform.stored.clear()
    assert.equal((await errorOf(shop, callback)).code, 'STORAGE')
    assert.equal(tokenCalls(shop, 'authorization_code').length, 0)
  },
}
