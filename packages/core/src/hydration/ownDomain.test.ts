import { describe, expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { defineDomain } from '../kit/defineDomain.ts'
import type { Hydration } from '../kit/hydration.types.ts'
import { createLazyStore } from '../lazy/createLazyStore.ts'
import { createLoadedStore } from '../lazy/createLoadedStore.ts'
import { defineLazyDomain } from '../lazy/defineLazyDomain.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createDomain } from '../shared/createDomain.ts'
import { createStore } from '../store/createStore.ts'
import { dehydrate } from './dehydrate.ts'
import { hydrate } from './hydrate.ts'
import { cacheControl } from './page.ts'

interface ShopsTypes {
  readonly name: 'shops'
  readonly view: { readonly city: string; readonly isOpen: boolean }
  readonly commands: { readonly move: (city: string) => void; readonly open: () => void }
  readonly event: { readonly type: 'shops.moved' }
  readonly gateway: null
  readonly internal: { type: 'move'; city: string } | { type: 'open' }
  readonly requires: never
  readonly blockable: never
}

const machine = setup({
  types: {} as { context: { city: string }; events: ShopsTypes['internal']; emitted: ShopsTypes['event'] },
}).createMachine({
  context: { city: '' },
  initial: 'closed',
  on: { move: { actions: assign(({ event }) => ({ city: event.city })) } },
  states: { closed: { on: { open: 'open' } }, open: {} },
})

const hydrationOf = (isPublic?: true): Hydration<ShopsTypes['view'], { city: string }> => ({
  isPublic,
  dehydrate: ({ city, isOpen }) => (city === '' ? undefined : { city, isOpen }),
  hydrate: (value) => {
    const { city, isOpen } = Object(value)
    if (typeof city !== 'string' || typeof isOpen !== 'boolean') throw new TypeError('No shop')
    return { view: { city, isOpen }, context: { city }, state: isOpen ? 'open' : 'closed' }
  },
})

const shopsWith = (hydration?: Hydration<ShopsTypes['view']>) => ({
  ...defineDomain<ShopsTypes>()({
    name: 'shops',
    machine,
    open: (actor) =>
      createDomain(actor, (snapshot) => ({ city: snapshot.context.city, isOpen: snapshot.matches('open') }), {
        move: (city: string) => actor.send({ type: 'move', city }),
        open: () => actor.send({ type: 'open' }),
      }),
  }),
  hydration,
})

const config = { site: 'de/de-de', platform: createMemoryPlatform() }
const rendered = (hydration?: Hydration<ShopsTypes['view']>) => {
  const store = createStore({ ...config, domains: [shopsWith(hydration)] })
  store.start()
  store.shops.commands.move('Bolzano')
  store.shops.commands.open()
  return dehydrate(store)
}

describe('a domain of a team', () => {
  test('begins in the browser as the server has left it, and goes on from there', () => {
    const payload = rendered(hydrationOf())
    const store = createStore({ ...config, domains: [shopsWith(hydrationOf())], initial: hydrate(payload) })
    expect(store.shops.getInitialSnapshot()).toEqual({ city: 'Bolzano', isOpen: true })
    store.start()
    store.shops.commands.move('Merano')
    expect(store.shops.getSnapshot()).toEqual({ city: 'Merano', isOpen: true })
  })

  test('has the same view without its machine', async () => {
    const shops = shopsWith(hydrationOf())
    const store = createLazyStore({
      ...config,
      domains: [
        defineLazyDomain<ShopsTypes>({
          name: 'shops',
          commands: { move: 'load', open: 'load' },
          initialView: () => ({ city: '', isOpen: false }),
          hydration: hydrationOf(),
        }),
      ],
      load: async () => ({ createLoadedStore, shops }),
      initial: hydrate(rendered(hydrationOf())),
    })
    expect(store.shops.getSnapshot()).toEqual({ city: 'Bolzano', isOpen: true })
    expect(dehydrate(store).private).toEqual({ shops: { city: 'Bolzano', isOpen: true } })
    await store.preload()
    expect(store.shops.getSnapshot()).toEqual({ city: 'Bolzano', isOpen: true })
  })

  test('is private, unless its hydration says that it is public', () => {
    expect([rendered(hydrationOf()), rendered(hydrationOf(true))].map((payload) => cacheControl(payload))).toEqual([
      'private, no-store',
      'public, s-maxage=60, stale-while-revalidate=300',
    ])
  })

  test('sends nothing without a hydration', () => {
    expect(rendered().private).toEqual({})
  })

  test.each([null, 'text', { city: 7 }, [], { city: 'Bolzano' }])('begins empty with the value %j', (shops) => {
    const payload = { ...rendered(hydrationOf()), private: { shops } }
    const store = createStore({ ...config, domains: [shopsWith(hydrationOf())], initial: hydrate(payload) })
    expect(store.shops.getSnapshot()).toEqual({ city: '', isOpen: false })
  })
})

test('a payload in place of its hydration is an error that says what to write', () => {
  const initial = rendered(hydrationOf())
  expect(() => createStore({ ...config, domains: [shopsWith()], initial: initial as never })).toThrow(
    '"initial" is no function. Write initial: hydrate(payload), with hydrate of "@cairn/core/hydration".',
  )
})
