import { type ConformanceRun, type ConformanceWorld, conformanceTable, runConformance } from '@cairn/core/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startContractServer } from './contractServer.ts'
import { openManagementWorld, openStorefrontWorld } from './world.fixture.ts'

let server: Awaited<ReturnType<typeof startContractServer>>
beforeAll(async () => {
  server = await startContractServer()
})
afterAll(() => server.close())

/** The cases that the Storefront API fails besides those of a feature in `unsupported`, grouped by the reason. */
const storefrontCannot = {
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

/** What the Management API cannot do besides what its port names as unsupported, by the reason. */
const managementCannot = {
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
