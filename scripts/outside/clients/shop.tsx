// The code of an integrator who uses the typed clients without a store. The clients know the options and the problems
// of each operation.
import { type ClientOptions, type Clients, createClients, type ProblemOf, readResult } from '@cairn/core/api'
import type { Store } from '@cairn/core/contracts'
import { exactly } from '../exactly.ts'

type Cart = Store.components['schemas']['Cart']

const middleware: ClientOptions['middleware'] = (usual) => [...usual, { onResponse: ({ response }) => response }]
const { account, store }: Clients = createClients({ origin: 'https://shop.example', fetch, middleware })

const add = (cartId: string) =>
  store.POST('/carts/{cartId}/items', {
    params: { path: { cartId } },
    body: { line_items: [{ variant_id: 1, quantity: 1 }] },
    timeout: 1000,
    retries: 2,
    idempotencyKey: 'a-random-key',
  })

export const addOrExplain = async (cartId: string): Promise<number> => {
  const { data, error } = await readResult(add(cartId))
  if (error === undefined) return data.version
  if (error.status === 409 && error.code === 'stale_version') {
    exactly<typeof error.cart, Cart>()
    return error.cart.version
  }
  if (error.status === 422 && error.code === 'maximum_quantity') return error.max
  // @ts-expect-error The contract of this operation declares no such code.
  return error.code === 'cart_empty' ? 0 : -1
}

type Refused = Extract<ProblemOf<Awaited<ReturnType<typeof add>>>, { status: 409 }>
exactly<Refused['code'], 'stale_version' | 'request_running'>()

// @ts-expect-error The contract declares no Idempotency-Key, so the operation has no option `retries`.
export const claim = () => store.POST('/carts/claim', { body: { site: 'de/de-de' }, retries: 1 })
// @ts-expect-error An option is misspelt.
export const profile = () => account.GET('/profile', { timeOut: 1 })
