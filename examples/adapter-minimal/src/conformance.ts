import type { Site } from '@cairn/core'
import {
  type ConformanceBrowser,
  type ConformanceWorld,
  createFakeGateways,
  createGateways as createPorts,
} from '@cairn/core/testing'
import { articles } from './articles.ts'
import { createBackEnd } from './backEnd.ts'
import { createGateways } from './gateways.ts'

const item = (number: number, slug: string) => ({ productId: `${number}`, variantId: `${number}`, slug })

/** Opens the back end as the world of the conformance suite. */
export const openWorld = (site: Site): ConformanceWorld => {
  const backEnd = createBackEnd(articles)
  const visitor = (): ConformanceBrowser => ({
    // Each browser has gateways of its own, so a gateway that remembers something in the page would fail.
    gateways: createPorts({
      site,
      origin: 'https://shop.example',
      fetch,
      gateways: { ...createFakeGateways(), ...createGateways(backEnd, site) },
    }),
    keepCart: () => undefined,
    reopen: visitor,
  })
  return {
    site,
    shelf: {
      plenty: item(1, 'wool-beanie'),
      other: item(2, 'wool-gloves'),
      scarce: { ...item(3, 'wool-socks'), stock: 3 },
      soldOut: item(4, 'wool-scarf'),
      comingSoon: null,
      retired: null,
      unshippable: null,
    },
    countries: { served: 'DE', alsoServed: 'AT', unserved: null },
    search: { term: 'wool', nonsense: 'qqxzqv', mistyped: null },
    reviewed: null,
    unknownOrder: null,
    callback: 'https://shop.example/auth-callback',
    authorize: null,
    visitor,
    customer: null,
    newUserName: () => 'nobody@shop.example',
    membershipCode: null,
    endMembership: null,
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
    'a key begins one cart, also from a page that was loaded again',
    'a key counts once, also from a page that was loaded again',
  ],
  'It has no country of a cart.': [
    'a country on a stale revision is a CONFLICT',
    'a cart keeps its country',
    'a country to which nothing goes is REFUSED in words',
    'what cannot go to the country leaves the cart and is named',
    'what was removed is named once',
    'nothing comes into a cart that cannot go to its country',
  ],
}
