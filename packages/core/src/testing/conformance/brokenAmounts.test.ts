import { expect, test } from 'vitest'
import type { Cart, CartGateway } from '../../cart/cart.types.ts'
import type { ProductGateway } from '../../product/product.types.ts'
import { type Break, broken, brokenPromises } from './brokenWorld.fixture.ts'
import { openFakeWorld } from './fakeWorld.fixture.ts'

const AMOUNTS = 'cart: amounts are whole minor units that agree with each other'

const inMajorUnits = (cart: Cart): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => ({
    ...line,
    listPrice: line.listPrice / 100,
    salePrice: line.salePrice / 100,
    extendedPrice: line.extendedPrice / 100,
    extendedListPrice: line.extendedListPrice / 100,
  })),
  baseAmount: cart.baseAmount / 100,
  discountAmount: cart.discountAmount / 100,
  cartAmount: cart.cartAmount / 100,
})

const answering = (cart: CartGateway, change: (cart: Cart) => Cart): CartGateway => ({
  ...cart,
  create: async (...call) => change(await cart.create(...call)),
  save: async (...call) => change(await cart.save(...call)),
  load: async (...call) => {
    const found = await cart.load(...call)
    return found && change(found)
  },
})

const pagesInMajorUnits = (product: ProductGateway): ProductGateway => ({
  ...product,
  load: async (...call) => {
    const page = await product.load(...call)
    if (page === null) return null
    const variants = page.variants.map((variant) => {
      const { amount, currency } = variant.price
      return { ...variant, price: { currency, amount: amount / 100 } }
    })
    return { ...page, variants }
  },
})

/** A shop whose prices are whole euros, so that amounts in major units are whole numbers too. It has no coupons. */
const openWorld = (price?: number) => {
  const world = openFakeWorld(['coupons', 'giftCards'])
  return { ...world, shelf: { ...world.shelf, plenty: { ...world.shelf.plenty, price } } }
}

const brokenBy = (fault: Break, price?: number) => brokenPromises(broken(openWorld(price), fault), ['cart'])

test('a cart in major units differs from the page of its product', async () => {
  expect(await brokenBy(({ cart }) => ({ cart: answering(cart, inMajorUnits) }))).toContain(AMOUNTS)
})

test('carts and pages in major units differ from the price that the world says', async () => {
  const fault: Break = ({ cart, product }) => ({
    cart: answering(cart, inMajorUnits),
    product: pagesInMajorUnits(product),
  })
  expect(await brokenBy(fault, 18_900)).toContain(AMOUNTS)
  expect(await brokenBy(fault)).not.toContain(AMOUNTS)
})

test('a world that tests carts alone needs no product pages', async () => {
  const noPages: Break = () => ({ product: { load: () => Promise.reject(new Error('There are no pages')) } })
  expect(await brokenBy(noPages)).toEqual([])
})

test('a tax without a name breaks the promise about amounts', async () => {
  const taxes = [{ label: ' ', amount: 100, isIncluded: true }]
  const names = await brokenBy(({ cart }) => ({ cart: answering(cart, (each) => ({ ...each, taxes })) }))
  expect(names).toContain(AMOUNTS)
})
