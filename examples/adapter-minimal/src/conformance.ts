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
    coupon: null,
    giftCard: null,
    membershipCode: null,
    endMembership: null,
  }
}
