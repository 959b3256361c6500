import { type ConformanceRun, type ConformanceWorld, conformanceTable, runConformance } from '@cairn/core/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startContractServer } from './contractServer.ts'
import { openManagementWorld, openStorefrontWorld } from './world.fixture.ts'

let server: Awaited<ReturnType<typeof startContractServer>>
beforeAll(async () => {
  server = await startContractServer()
})
afterAll(() => server.close())

/** The cases that both APIs of BigCommerce fail, grouped by the reason. */
const cannot = {
  'BigCommerce has no idempotency keys.': [
    'the same key begins one cart',
    'an add under the same key counts once',
    'a quantity under the same key is answered twice and set once',
    'a removal under the same key is answered twice',
    'the same add twice at once counts once',
    'a key begins one cart, also from a page that was loaded again',
    'a key counts once, also from a page that was loaded again',
  ],
  'A cart of BigCommerce has no country; its checkout asks for the address.': [
    'a country on a stale revision is a CONFLICT',
    'a cart keeps its country',
    'a country to which nothing goes is REFUSED in words',
    'what cannot go to the country leaves the cart and is named',
    'what was removed is named once',
    'nothing comes into a cart that cannot go to its country',
  ],
  'BigCommerce deletes a cart with its last line.': ['the last line can be removed'],
}

const storefrontCannot = {
  ...cannot,
  'The Storefront API sends no stock.': ['a line has the stock'],
  'The cart belongs to the session cookie, which is only in one browser.': [
    "a guest's cart is found by its id from another browser",
    'the customer has the same cart in another browser',
    'a change in one browser makes the other one stale',
    'a released cart waits for its customer',
  ],
  "BigCommerce merges the cart of the browser's session at its own sign-in.": [
    "a guest's lines come into the customer's cart",
    'pieces of guest and customer are added up',
    'lines that only one of them has stay lines of their own',
    'the same cart is claimed once',
    'two claims at once count once',
    'a claim keeps within the stock',
    "a claimed guest's cart is no cart any more",
  ],
  'The checkout of the session has one URL.': ['starts a new checkout under each key'],
}

const managementCannot = {
  ...cannot,
  'Each start makes another URL, which opens the same cart.': [
    'a repeated key gets the same checkout',
    'a repeated key gets the same checkout after the page was loaded again',
  ],
}

const CASES: readonly (readonly [string, string, () => ConformanceWorld, ConformanceRun])[] = [
  [
    'bigcommerce',
    'BigCommerce v3 behind the server of the shop, with Searchspring (native)',
    () => openManagementWorld(server, {}),
    {
      ports: ['account', 'cart', 'checkout', 'product', 'search', 'shipping', 'wishlist'],
      cannot: managementCannot,
    },
  ],
  [
    'bigcommerce-storefront',
    "BigCommerce's Storefront API in the browser",
    () => openStorefrontWorld(server),
    { ports: ['cart', 'checkout'], cannot: storefrontCannot },
  ],
  [
    'searchspring-snapi',
    'Searchspring (snapi, newer recommendations)',
    () => openManagementWorld(server, { dialect: 'snapi', recommendations: 'p13n' }),
    { ports: ['search'] },
  ],
]

test.each(CASES)(
  '%s keeps the promises of its ports, and names those that it cannot keep',
  async (file, title, open, run) => {
    const results = await runConformance(open(), run)
    expect(results.filter(({ result }) => result === 'failed')).toEqual([])
    const page = conformanceTable(`Conformance of ${title}`, results)
    await expect(page).toMatchFileSnapshot(`../../../../docs/adapters/conformance/${file}.md`)
  },
  120_000,
)
