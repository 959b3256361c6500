import { describe, expect, test } from 'vitest'
import type {
  DeliveryAddresses,
  DeliveryGateway,
  DeliveryTotals,
  ShippingMethod,
} from '../../delivery/delivery.types.ts'
import { StoreError } from '../../shared/errors.ts'
import { unbroken } from './brokenCarts.fixture.ts'
import { broken, brokenPromises } from './brokenWorld.fixture.ts'
import { deliveryCases } from './delivery.cases.ts'
import { openFakeWorld } from './fakeWorld.fixture.ts'
import { gatewayConformance } from './gatewayConformance.ts'

type Fault = readonly [string, (delivery: DeliveryGateway) => Partial<DeliveryGateway>, ...string[]]

/** Changes the methods that the gateway offers. */
const offering =
  (change: (methods: readonly ShippingMethod[]) => readonly ShippingMethod[]) =>
  (delivery: DeliveryGateway): Partial<DeliveryGateway> => ({
    setAddresses: async (...call) => change(await delivery.setAddresses(...call)),
  })

/** Changes the addresses before the gateway gets them. */
const sending =
  (change: (addresses: DeliveryAddresses) => DeliveryAddresses) =>
  (delivery: DeliveryGateway): Partial<DeliveryGateway> => ({
    setAddresses: (addresses, options) => delivery.setAddresses(change(addresses), options),
  })

/** Changes what an order costs with the chosen method. */
const costing =
  (change: (totals: DeliveryTotals) => Partial<DeliveryTotals>) =>
  (delivery: DeliveryGateway): Partial<DeliveryGateway> => ({
    setShippingMethod: async (...call) => {
      const totals = await delivery.setShippingMethod(...call)
      return { ...totals, ...change(totals) }
    },
  })

const free = { amount: 0, currency: 'EUR' }

/** Answers a call that must be rejected with this code as if nothing were wrong. */
const forgiving =
  (code: StoreError['code']) =>
  (delivery: DeliveryGateway): Partial<DeliveryGateway> => {
    const forgive =
      <Value>(value: Value) =>
      (cause: unknown): Value => {
        if (cause instanceof StoreError && cause.code === code) return value
        throw cause
      }
    return {
      setAddresses: (...call) => delivery.setAddresses(...call).catch(forgive([])),
      setShippingMethod: (...call) =>
        delivery.setShippingMethod(...call).catch(forgive({ shippingCost: free, total: free })),
    }
  }

const faults: readonly Fault[] = [
  [
    'ships nowhere',
    offering(() => []),
    'has methods for an address to which the shop ships, cheapest first',
    'a customer needs no e-mail address',
  ],
  [
    'has costs in another currency',
    offering((methods) => methods.map((method) => ({ ...method, cost: { ...method.cost, currency: 'USD' } }))),
    'has methods for an address to which the shop ships, cheapest first',
  ],
  [
    'offers the most expensive method first',
    offering((methods) => methods.toReversed()),
    'has methods for an address to which the shop ships, cheapest first',
  ],
  [
    'ships everywhere',
    offering(() => [{ id: '1', label: 'Standard', description: null, cost: free }]),
    'an address to which nothing goes is REFUSED in words or has no methods',
  ],
  [
    'leaves the shipping out of the total',
    costing(({ shippingCost, total }) => ({ total: { ...total, amount: total.amount - shippingCost.amount } })),
    'a chosen method makes the total the goods and the shipping',
  ],
  [
    'adds a fee that the offer did not name',
    costing(({ shippingCost, total }) => ({
      shippingCost: { ...shippingCost, amount: shippingCost.amount + 100 },
      total: { ...total, amount: total.amount + 100 },
    })),
    'a chosen method makes the total the goods and the shipping',
  ],
  [
    'counts the first choice only',
    (delivery) => {
      const chosen = new Map<string, Promise<DeliveryTotals>>()
      return {
        setShippingMethod: (choice, options) => {
          const totals = chosen.get(choice.cartId) ?? delivery.setShippingMethod(choice, options)
          chosen.set(choice.cartId, totals)
          return totals
        },
      }
    },
    'another method can be chosen',
  ],
  [
    'ships to the address of the invoice',
    sending((addresses) => ({ ...addresses, shipping: addresses.billing ?? addresses.shipping })),
    'an invoice may go to another address',
  ],
  [
    'takes any method and any address',
    forgiving('REFUSED'),
    'a method that is not offered is REFUSED in words',
    'a guest without an e-mail address is REFUSED in words',
  ],
  [
    'answers for carts that it does not know',
    forgiving('NOT_FOUND'),
    'no address reaches a cart that nobody has',
    'no method reaches a cart that nobody has',
    "no address reaches another's cart",
    "no method reaches another's cart",
  ],
  [
    'keeps the addresses in the page',
    (delivery) => {
      const known = new Set<string>()
      return {
        setAddresses: (addresses, options) => {
          known.add(addresses.cartId)
          return delivery.setAddresses(addresses, options)
        },
        setShippingMethod: async (choice, options) => {
          if (known.has(choice.cartId)) return delivery.setShippingMethod(choice, options)
          throw new StoreError('REFUSED', 'No', { detail: 'No' })
        },
      }
    },
    'a page that was loaded again knows the addresses and offers the same',
  ],
]

describe('a back end that', () => {
  test.each(faults.map((fault) => ({ name: fault[0], fault })))('$name fails the suite', async ({ fault }) => {
    const [, breakIt, ...promises] = fault
    const world = broken(openFakeWorld(), ({ delivery }) =>
      delivery === undefined ? {} : { delivery: { ...delivery, ...breakIt(delivery) } },
    )
    const names = promises.map((name) => `delivery: ${name}`)
    expect(await brokenPromises(world, ['delivery'])).toEqual(expect.arrayContaining(names))
  })
})

test('a back end of this list breaks each promise about the delivery', () => {
  expect(unbroken(faults, deliveryCases)).toEqual([])
})

test('a world whose gateways lack the port skips each of its cases and says so', async () => {
  const world = broken(openFakeWorld(), () => ({ delivery: undefined }))
  const reasons = await Promise.all(gatewayConformance({ ports: ['delivery'] }).map(({ run }) => run(world)))
  expect(new Set(reasons)).toEqual(new Set(['the gateways of the world have no "delivery"']))
})
