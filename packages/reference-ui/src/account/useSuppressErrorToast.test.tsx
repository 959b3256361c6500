import { type Store, StoreError } from '@cairn/core'
import { createFullStore, type FullConfig } from '@cairn/core/domains'
import { createMemoryPlatform } from '@cairn/core/platform'
import { createFakeGateways } from '@cairn/core/testing'
import { StoreProvider, useStoreEvent, useToasts } from '@cairn/react'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createLazyShop } from '../app/createLazyShop.ts'
import { accountOf } from './account.fixture.tsx'
import { useSuppressErrorToast } from './useSuppressErrorToast.ts'

afterEach(cleanup)

const at = 'us/en-us'
const refuse = () => Promise.reject(new StoreError('REFUSED', 'No', { status: 422, detail: 'No' }))
const open = (create: (options: FullConfig) => Store) =>
  create({
    site: at,
    platform: createMemoryPlatform({ href: `https://shop.example/${at}/account/profile` }),
    gateways: {
      ...createFakeGateways({ site: at, country: null }),
      account: accountOf({ updateProfile: refuse, profile: refuse }),
    },
  })

const both = [
  ['a store', () => open(createFullStore)],
  ['a lazy store', () => open(createLazyShop)],
] as const

/** Records the number of visible toasts at each render. */
const watch = (store: ReturnType<typeof open>, doesForm: boolean) => {
  const drawn: number[] = []
  function Toasts() {
    const count = useToasts().toasts.length
    if (drawn.at(-1) !== count) drawn.push(count)
    return null
  }
  function Form() {
    const suppressToast = useSuppressErrorToast()
    useStoreEvent('account.failed', () => suppressToast())
    return null
  }
  const failed = new Promise<void>((resolve) => {
    store.on('account.failed', () => resolve())
  })
  render(
    <StoreProvider store={store}>
      <Toasts />
      {doesForm ? <Form /> : null}
    </StoreProvider>,
  )
  return { drawn, failed }
}

test.each(both)('over %s an error that its form shows never appears as a toast', async (_, create) => {
  const store = create()
  const { drawn, failed } = watch(store, true)
  await act(async () => {
    store.account.commands.update({ firstName: 'Augusta' })
    await failed
  })
  expect(store.toasts.getSnapshot().toasts).toEqual([])
  expect(drawn).toEqual([0])
})

test.each(both)('over %s an error that no form shows appears as a toast', async (_, create) => {
  const store = create()
  const { failed } = watch(store, false)
  await act(async () => {
    store.account.commands.update({ firstName: 'Augusta' })
    await failed
  })
  expect(store.toasts.getSnapshot().toasts).toMatchObject([{ code: 'server', detail: 'No' }])
})

test('toasts of other events stay', async () => {
  const store = open(createFullStore)
  const { failed } = watch(store, true)
  act(() => store.toasts.commands.show({ code: 'added-to-cart', params: { name: 'Trail Jacket' } }))
  await act(async () => {
    store.account.commands.update({ firstName: 'Augusta' })
    await failed
  })
  await act(async () => store.toasts.commands.show({ code: 'maximum-stock', params: { max: 2 } }))
  expect(store.toasts.getSnapshot().toasts.map(({ code }) => code)).toEqual(['added-to-cart', 'maximum-stock'])
})
