import type { Site } from '@cairn/core'
import { type ConformanceWorld, createFakeGateways, createGateways as createPorts } from '@cairn/core/testing'
import { articles } from './articles.ts'
import { createBackEnd } from './backEnd.ts'
import { createGateways } from './gateways.ts'

const item = (number: number, slug: string) => ({ productId: `${number}`, variantId: `${number}`, slug })
const missing = item(0, 'no-such-article')

/** Opens the back end as the world of the conformance suite. */
export const openWorld = (site: Site): ConformanceWorld => {
  const backEnd = createBackEnd(articles)
  const visitor = () => ({
    // Each browser has gateways of its own, so a gateway that remembers something in the page would fail.
    gateways: createPorts({
      site,
      origin: 'https://shop.example',
      fetch,
      gateways: { ...createFakeGateways(), ...createGateways(backEnd, site) },
    }),
    keepCart: () => undefined,
  })
  const none = async (): Promise<never> => {
    throw new Error('This shop has no customers')
  }
  return {
    site,
    shelf: {
      plenty: item(1, 'wool-beanie'),
      other: item(2, 'wool-gloves'),
      scarce: { ...item(3, 'wool-socks'), stock: 3 },
      soldOut: item(4, 'wool-scarf'),
      comingSoon: missing,
      retired: missing,
      unshippable: { ...missing, country: 'CH' },
    },
    countries: { served: 'DE', alsoServed: 'AT', unserved: 'JP' },
    search: { term: 'wool', nonsense: 'qqxzqv', mistyped: null },
    reviewed: missing,
    unknownOrder: '0',
    callback: 'https://shop.example/auth-callback',
    authorize: none,
    visitor,
    customer: none,
    newUserName: () => 'nobody@shop.example',
    membershipCode: none,
    endMembership: none,
  }
}

/** What the back end cannot do, by the reason: the names of the cases of the suite. */
export const cannot: Readonly<Record<string, readonly string[]>> = {
  'It has no idempotency keys.': [
    'the same key begins one cart',
    'an add under the same key counts once',
    'a quantity under the same key is answered twice and set once',
    'a removal under the same key is answered twice',
    'the same add twice at once counts once',
  ],
  'It has no country of a cart.': [
    'a country on a stale revision is a CONFLICT',
    'a cart keeps its country',
    'a country to which nothing goes is REFUSED in words',
    'what cannot go to the country leaves the cart and is named',
    'what was removed is named once',
    'nothing comes into a cart that cannot go to its country',
  ],
  'It has no customers.': [
    'a claim gives nothing where neither has lines',
    "a guest's lines come into the customer's cart",
    'pieces of guest and customer are added up',
    'lines that only one of them has stay lines of their own',
    'the same cart is claimed once',
    'two claims at once count once',
    'a claim keeps within the stock',
    "a claimed guest's cart is no cart any more",
    'a claim of a cart that nobody has harms nothing',
    "nobody claims another customer's cart",
    "a customer's cart is shut to visitors",
    "a customer's cart is shut to other customers",
    'the customer has the same cart in another browser',
    'a change in one browser makes the other one stale',
    'a released cart waits for its customer',
  ],
  'It marks no article as coming soon or retired.': [
    'what is coming soon is REFUSED in words',
    'what is retired is REFUSED in words',
    'finds neither what is sold out nor what is retired',
    'says what is coming soon and what is retired',
  ],
}
