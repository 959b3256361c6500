import { afterEach, expect, test, vi } from 'vitest'
import { allDomains } from '../domains/all.ts'
import { createTestStore } from '../testing/createTestStore.ts'

afterEach(() => vi.unstubAllEnvs())

/** Sends a request as plain JavaScript, which can pass anything. */
const send = async (command: 'add' | 'change', request: unknown): Promise<unknown> => {
  const { store } = createTestStore({ domains: allDomains })
  store.start()
  return Reflect.apply(store.cart.commands[command], undefined, [request])
}

test.each([
  ['add', { variantId: 7 }, '"variantId" of a change "add" must be a string.'],
  ['add', {}, '"variantId" of a change "add" must be a string.'],
  ['add', { variantId: '7', custom: [1] }, '"custom" of a change "add" must be an object that JSON can carry.'],
  ['add', { variantId: '7', custom: null }, '"custom" of a change "add" must be an object that JSON can carry.'],
  ['add', { variantId: '7', custom: { a: new Map() } }, '"custom" of a change "add" must be an object'],
  ['add', { variantId: '7', properties: { a: 1 } }, '"properties" of a change "add" must be an object of strings.'],
  ['change', { kind: 'note', text: {} }, '"text" of a change "note" must be a string.'],
  ['change', { kind: 'lineProperties', lineId: 'a', properties: null }, '"properties" of a change "lineProperties"'],
  ['change', { kind: 'custom', name: 'gift', value: undefined }, '"value" of a change "custom" must be a value that'],
  ['change', { kind: 'custom', name: 'gift', value: () => 1 }, '"value" of a change "custom" must be a value that'],
  ['change', { kind: 'coupons', code: 'TEN' }, 'The cart knows no change of the kind "coupons". It knows add, coupon,'],
] as const)(
  '%s with %o is refused in development, and the error names the member',
  async (command, request, message) => {
    expect(await send(command, request)).toMatchObject({
      ok: false,
      error: { code: 'UNEXPECTED', message: expect.stringContaining(message) },
    })
  },
)

test.each([Number.NaN, Number.POSITIVE_INFINITY, { size: Number.NaN }])(
  'the value %o, which JSON would turn into null, is refused in production too',
  async (value) => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(await send('change', { kind: 'custom', name: 'gift', value })).toMatchObject({
      ok: false,
      error: { code: 'UNEXPECTED', message: expect.stringContaining('is not JSON') },
    })
  },
)

test('a command without a value is an outcome, and no exception', async () => {
  expect(await send('add', undefined)).toMatchObject({ ok: false, error: { code: 'UNEXPECTED' } })
  expect(await send('change', undefined)).toMatchObject({ ok: false, error: { code: 'UNEXPECTED' } })
})
