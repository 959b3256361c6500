import { expect, test } from 'vitest'
import { anonymous, CALLBACK, comeBack, leave, open, settled, signedIn } from './auth.fixture.ts'
import type { Intent } from './auth.types.ts'

type Page = ReturnType<typeof open>

const tent: Intent = { kind: 'wishlist.add', productId: '7', variantId: null }
const stove: Intent = { kind: 'wishlist.add', productId: '8', variantId: '80' }

const press = (page: Page): void => void page.auth.commands.signIn()

const openPressed = (delay = 0): Page => {
  const page = anonymous()
  press(page)
  page.clock.increment(delay)
  return page
}

const openRejected = (): Page => {
  const page = signedIn()
  page.actor.send({ type: 'auth.reject' })
  return page
}

/** Opens a callback page for which no started sign-in is stored. */
const openCallback = (): Page => {
  const page = anonymous()
  void page.auth.commands.complete(`${CALLBACK}?code=abc&state=lost`)
  return page
}

/**
 * The states of the machine in which an intent can arrive. Each function opens a page that reaches its state `at once`,
 * or only when its promises have `settled`.
 */
const places: readonly (readonly [string, 'at once' | 'settled', () => Page])[] = [
  ['unknown', 'at once', () => open()],
  ['anonymous.idle', 'at once', () => anonymous()],
  ['anonymous.redirecting', 'at once', openRejected],
  ['leaving.pausing', 'at once', () => openPressed()],
  ['leaving.beginning', 'at once', () => openPressed(300)],
  ['leaving.going', 'settled', () => openPressed(300)],
  ['exchanging.asking', 'at once', openCallback],
  ['exchanging.pausing', 'settled', openCallback],
  ['authenticated.checking', 'at once', () => signedIn()],
  ['authenticated.trusting', 'settled', () => signedIn()],
]

const stateOf = ({ actor }: Page): string => {
  const { value } = actor.getSnapshot()
  return typeof value === 'string' ? value : Object.entries(value).flat().join('.')
}

const storedIntent = ({ platform }: Page, state: string): unknown =>
  JSON.parse(platform.stored.get(`pkceData:${state}`) ?? '{}').intent

test.each(places)(
  'an intent that is set in the state %s changes nothing else, and the next sign-in stores it',
  async (place, when, openPage) => {
    const page = openPage()
    if (when === 'settled') await settled()
    expect(stateOf(page)).toBe(place)
    const before = [page.auth.getSnapshot(), page.events.length, page.platform.visited.length]
    page.actor.send({ type: 'auth.setIntent', intent: tent })
    expect(stateOf(page)).toBe(place)
    expect([page.auth.getSnapshot(), page.events.length, page.platform.visited.length]).toEqual(before)
    // Each state handles at most one of these events. After them, every page is anonymous.
    page.actor.send({ type: 'auth.restore', session: null, now: page.now() })
    page.actor.send({ type: 'auth.returned' })
    page.auth.commands.signOut()
    expect(page.auth.getSnapshot().status).toBe('anonymous')
    expect(storedIntent(page, await leave(page))).toEqual(tent)
  },
)

test.each([0, 299, 300])(
  'a sign-in keeps its intent when the dialog closes %i ms after the press, and the next sign-in has none',
  async (delay) => {
    const page = anonymous()
    page.actor.send({ type: 'auth.setIntent', intent: tent })
    press(page)
    page.clock.increment(delay)
    page.actor.send({ type: 'auth.setIntent', intent: null })
    page.clock.increment(300 - delay)
    await settled()
    const state = new URL(page.platform.visited[0] ?? '').searchParams.get('state') ?? ''
    expect(storedIntent(page, state)).toEqual(tent)
    page.actor.send({ type: 'auth.returned' })
    expect(storedIntent(page, await leave(page))).toBe(null)
  },
)

test('an intent that is set during the exchange does not replace the intent of the completed sign-in', async () => {
  const before = anonymous()
  before.actor.send({ type: 'auth.setIntent', intent: tent })
  const state = await leave(before)
  const page = comeBack(before)
  const outcome = page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`)
  expect(stateOf(page)).toBe('exchanging.asking')
  page.actor.send({ type: 'auth.setIntent', intent: stove })
  expect(await outcome).toMatchObject({ ok: true, value: { intent: tent } })
  expect(page.events).toMatchObject([{ type: 'auth.signedIn', intent: tent }])
})
