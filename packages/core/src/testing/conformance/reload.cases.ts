import { addition, begin, guestCart, lineIdOf, newKey, piecesOf, reload, save } from './cart.steps.ts'
import { casesOf, equal, refused } from './check.ts'
import type { ConformanceCase } from './conformance.types.ts'

/** The test cases about a page that is loaded again: its gateways are new, and must remember nothing of the old ones. */
export const reloadCases: readonly ConformanceCase[] = [
  ...casesOf('cart', {
    'a page that was loaded again finds its cart and changes it': async (world) => {
      const { browser, cart } = await guestCart(world)
      const page = browser.reopen()
      const found = await reload(page, cart)
      equal([found.id, found.revision, found.lines], [cart.id, cart.revision, cart.lines], 'the cart by its id')
      const changed = await save(page.gateways.cart, cart, addition(world.shelf.other))
      equal(piecesOf(changed, world.shelf.other), 1, 'the pieces of the added line')
    },
  }),
  ...casesOf(
    'cart',
    {
      'a page that was loaded again has the same revision, and refuses a stale one': async (world) => {
        const { browser, gateway, cart } = await guestCart(world)
        await save(gateway, cart, addition(world.shelf.other))
        const page = browser.reopen()
        const lineId = lineIdOf(cart, world.shelf.plenty)
        const stale = save(page.gateways.cart, cart, { kind: 'quantity', lineId, quantity: 3 })
        await refused(stale, 'CONFLICT', 'a revision of the old page that another change replaced')
        equal(piecesOf(await reload(page, cart), world.shelf.plenty), 2, 'the pieces of the line')
      },
    },
    'versions',
  ),
  ...casesOf(
    'cart',
    {
      'a key begins one cart, also from a page that was loaded again': async (world) => {
        const browser = world.visitor()
        const change = addition(world.shelf.plenty)
        const { id } = await browser.gateways.cart.create({ change }, {})
        const again = await browser.reopen().gateways.cart.create({ change }, {})
        equal([again.id, piecesOf(again, world.shelf.plenty)], [id, 1], 'the cart of the repeated key, and its pieces')
      },
      'a key counts once, also from a page that was loaded again': async (world) => {
        const browser = world.visitor()
        const cart = await begin(browser, world.shelf.plenty)
        const change = { ...addition(world.shelf.plenty), key: newKey() }
        await save(browser.gateways.cart, cart, change)
        await save(browser.reopen().gateways.cart, cart, change)
        equal(
          piecesOf(await reload(browser, cart), world.shelf.plenty),
          2,
          'the pieces after adding twice under one key',
        )
      },
    },
    'idempotency',
  ),
]
