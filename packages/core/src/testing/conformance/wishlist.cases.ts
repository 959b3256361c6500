import { casesOf, check, equal, isMinor, present, refused } from './check.ts'
import type { ConformanceCase } from './conformance.types.ts'

const NOTHING = '999999999'

/** The test cases of the wish-list port. */
export const wishlistCases: readonly ConformanceCase[] = [
  ...casesOf('wishlist', {
    'is shut without a session': async ({ shelf: { plenty }, visitor }) => {
      const { wishlist } = visitor().gateways
      await refused(wishlist.load({}), 'UNAUTHORIZED', 'reading')
      await refused(wishlist.add({ productId: plenty.productId, variantId: null }, {}), 'UNAUTHORIZED', 'adding')
      await refused(wishlist.remove('1', {}), 'UNAUTHORIZED', 'removing')
    },
    'begins empty': async ({ customer }) => {
      equal(await (await customer()).gateways.wishlist.load({}), [], 'the list of a new customer')
    },
    'remembers a product without a variant': async ({ customer, shelf: { plenty } }) => {
      const { wishlist } = (await customer()).gateways
      const items = await wishlist.add({ productId: plenty.productId, variantId: null }, {})
      equal(
        items.map(({ variantId }) => variantId),
        [null],
        'the variant of what has none',
      )
    },
    'remembers a thing once, however often it is added': async ({ customer, shelf: { plenty } }) => {
      const { wishlist } = (await customer()).gateways
      const item = { productId: plenty.productId, variantId: plenty.variantId }
      await wishlist.add(item, {})
      equal((await wishlist.add(item, {})).length, 1, 'the items after adding twice')
    },
    'remembers a thing once that two tabs add at once': async ({ customer, shelf: { plenty } }) => {
      const { wishlist } = (await customer()).gateways
      const item = { productId: plenty.productId, variantId: plenty.variantId }
      await Promise.all([wishlist.add(item, {}), wishlist.add(item, {})])
      equal((await wishlist.load({})).length, 1, 'the items after adding twice at once')
    },
    'keeps what was added': async ({ customer, shelf: { plenty, other } }) => {
      const owner = await customer()
      await owner.gateways.wishlist.add({ productId: plenty.productId, variantId: null }, {})
      await owner.gateways.wishlist.add({ productId: other.productId, variantId: null }, {})
      const items = await (await owner.openOtherBrowser()).gateways.wishlist.load({})
      equal(
        items.map(({ productId }) => productId).toSorted(),
        [plenty.productId, other.productId].toSorted(),
        'what the same customer finds in another browser',
      )
    },
    'forgets what is removed, and nothing else': async ({ customer, shelf: { plenty, other } }) => {
      const { wishlist } = (await customer()).gateways
      await wishlist.add({ productId: plenty.productId, variantId: null }, {})
      const items = await wishlist.add({ productId: other.productId, variantId: null }, {})
      const item = present(
        items.find(({ productId }) => productId === plenty.productId),
        'the list holds what was added',
      )
      const left = await wishlist.remove(item.id, {})
      equal(
        left.map(({ productId }) => productId),
        [other.productId],
        'what is left',
      )
    },
    'removing what is not on it is NOT_FOUND': async ({ customer, shelf: { plenty } }) => {
      const { wishlist } = (await customer()).gateways
      const [item] = await wishlist.add({ productId: plenty.productId, variantId: null }, {})
      const { id } = present(item, 'the list holds what was added')
      await wishlist.remove(id, {})
      await refused(wishlist.remove(id, {}), 'NOT_FOUND', 'removing it again')
    },
    'belongs to its customer alone': async ({ customer, shelf: { plenty } }) => {
      const owner = (await customer()).gateways.wishlist
      const [item] = await owner.add({ productId: plenty.productId, variantId: null }, {})
      const stranger = (await customer()).gateways.wishlist
      equal(await stranger.load({}), [], 'what another customer sees')
      await refused(stranger.remove(item?.id ?? '0', {}), 'NOT_FOUND', 'removing what is not ours')
      equal((await owner.load({})).length, 1, 'the items of the owner')
    },
    'a product that is not there is refused': async ({ customer }) => {
      const { wishlist } = (await customer()).gateways
      await refused(wishlist.add({ productId: NOTHING, variantId: null }, {}), ['NOT_FOUND', 'REFUSED'], 'adding it')
    },
    'shows what is sold out as not available': async ({ customer, shelf: { soldOut } }) => {
      const { wishlist } = (await customer()).gateways
      const { productId, variantId } = soldOut
      const [item] = await wishlist.add({ productId, variantId }, {})
      equal(item?.isAvailable, false, 'whether it can be bought')
    },
  }),
  ...casesOf(
    'wishlist',
    {
      'remembers a variant, priced for the site': async ({ customer, shelf: { plenty }, site }) => {
        const { wishlist } = (await customer()).gateways
        const { productId, variantId } = plenty
        const item = present((await wishlist.add({ productId, variantId }, {}))[0], 'the list holds what was added')
        equal([item.productId, item.variantId, item.slug], [productId, variantId, plenty.slug], 'what is remembered')
        equal(item.price.currency, site.currency, 'the currency')
        check(isMinor(item.price.amount) && item.price.amount > 0, 'the price is in whole minor units', item.price)
        check(item.name !== '' && item.isAvailable, 'it has a name and can be bought', item)
      },
    },
    'variants',
  ),
]
