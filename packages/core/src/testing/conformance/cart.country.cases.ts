import {
  addition,
  begin,
  guestCart,
  lineOf,
  NOBODYS_CART,
  piecesOf,
  refusedInWords,
  refusedOrCut,
  reload,
  save,
} from './cart.steps.ts'
import { casesOf, equal, refused } from './check.ts'

/** The test cases about the country of a cart, and about items that cannot be shipped there. */
export const cartCountryCases = casesOf(
  'cart',
  {
    'a cart keeps its country': async (world) => {
      const { browser, gateway, cart } = await guestCart(world)
      const { alsoServed, served } = world.countries
      const first = await save(gateway, cart, { kind: 'country', country: served })
      equal(first.country, served, 'the country of the answer')
      await save(gateway, first, { kind: 'country', country: alsoServed })
      equal((await reload(browser, cart)).country, alsoServed, 'the country that another look finds')
    },
    'a country to which nothing goes is REFUSED in words': async (world) => {
      const { gateway, cart } = await guestCart(world)
      const { unserved } = world.countries
      await refusedInWords(save(gateway, cart, { kind: 'country', country: unserved }), `the country ${unserved}`)
    },
    'what cannot go to the country leaves the cart and is named': async (world) => {
      const { unshippable, plenty } = world.shelf
      const { gateway, cart } = await guestCart(world)
      const both = await save(gateway, cart, addition(unshippable))
      const line = lineOf(both, unshippable)
      const left = await save(gateway, both, { kind: 'country', country: unshippable.country })
      equal([piecesOf(left, unshippable), piecesOf(left, plenty)], [0, 2], 'the pieces that cannot go, and that can')
      equal(left.removed, [{ id: line?.id ?? '', name: line?.name ?? '' }], 'what the answer says was removed')
    },
    'what was removed is named once': async (world) => {
      const { unshippable } = world.shelf
      const browser = world.visitor()
      const cart = await begin(browser, unshippable)
      await save(browser.gateways.cart, cart, { kind: 'country', country: unshippable.country })
      equal((await reload(browser, cart)).removed, [], 'what the next look says was removed')
    },
    'nothing comes into a cart that cannot go to its country': async (world) => {
      const { unshippable } = world.shelf
      const { browser, gateway, cart } = await guestCart(world)
      const abroad = await save(gateway, cart, { kind: 'country', country: unshippable.country })
      await refusedOrCut(save(gateway, abroad, addition(unshippable)), unshippable, 0)
      equal(piecesOf(await reload(browser, cart), unshippable), 0, 'the pieces that cannot go there')
    },
    'no country reaches a cart that nobody has': async (world) => {
      const { gateway, cart } = await guestCart(world)
      const country = world.countries.served
      const nobodys = { ...cart, id: NOBODYS_CART }
      await refused(save(gateway, nobodys, { kind: 'country', country }), 'NOT_FOUND', 'a country')
    },
  },
  'country',
)
