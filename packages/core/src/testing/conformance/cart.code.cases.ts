import type { Cart } from '../../cart/cart.types.ts'
import { guestCart, NOBODYS_CART, refusedInWords, reload, save } from './cart.steps.ts'
import { casesOf, check, equal, isMinor, present, refused } from './check.ts'
import type { CompleteWorld, ConformanceCase } from './conformance.types.ts'

const NO_CODE = 'NOBODY-HAS-THIS-CODE'

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** Returns what the discounts with this code take off the cart. */
const takenOff = ({ discounts }: Cart, wanted: string): number =>
  sumOf(discounts.flatMap(({ code, amount }) => (code === wanted ? amount : [])))

/** Applies a code that the cart has already: the back end answers with the cart, or refuses the code in words. */
const applyAgain = async (call: Promise<Cart>): Promise<void> => {
  await call.catch((cause: unknown) => refusedInWords(Promise.reject(cause), 'a code that the cart has'))
}

/** A guest's cart with the coupon of the world. `code` is the code as the cart has it. */
const cartWithCoupon = async (world: CompleteWorld) => {
  const guest = await guestCart(world)
  const saved = await save(guest.gateway, guest.cart, { kind: 'coupon', code: world.coupon })
  const { code } = present(saved.coupons[0], 'the cart has the coupon')
  return { ...guest, before: guest.cart, cart: saved, code }
}

/** A guest's cart with a new gift card. */
const cartWithCard = async (world: CompleteWorld) => {
  const guest = await guestCart(world)
  const code = await world.giftCard()
  const saved = await save(guest.gateway, guest.cart, { kind: 'giftCard', code })
  return {
    ...guest,
    before: guest.cart,
    cart: saved,
    code,
    card: present(saved.giftCards[0], 'the cart has the gift card'),
  }
}

/** The test cases about coupons and gift cards. */
export const cartCodeCases: readonly ConformanceCase[] = [
  ...casesOf(
    'cart',
    {
      'a coupon makes the cart cheaper and is a discount with a reason': async (world) => {
        const { before, cart, code } = await cartWithCoupon(world)
        check(cart.cartAmount < before.cartAmount, 'a coupon takes something off', cart.cartAmount)
        check(takenOff(cart, code) > 0, 'the discounts have the code of the coupon', cart.discounts)
        check(
          cart.discounts.every(({ amount }) => isMinor(amount)),
          'discounts are whole minor units',
          cart.discounts,
        )
        check(
          cart.discounts.every((discount) => discount.code !== code || discount.label.trim() !== ''),
          'the discount of a coupon has a name, or the code as its name',
          cart.discounts,
        )
        const coupons = sumOf(cart.coupons.map(({ discountedAmount }) => discountedAmount))
        equal(
          cart.cartAmount,
          cart.baseAmount - cart.discountAmount - coupons,
          'what is to pay is what discounts leave',
        )
      },
      'a coupon stays': async (world) => {
        const { browser, cart } = await cartWithCoupon(world)
        const found = await reload(browser.reopen(), cart)
        equal([found.coupons, found.cartAmount], [cart.coupons, cart.cartAmount], 'the coupons that another page finds')
      },
      'a coupon that the cart has counts once': async (world) => {
        const { browser, gateway, cart } = await cartWithCoupon(world)
        await applyAgain(save(gateway, cart, { kind: 'coupon', code: world.coupon }))
        const again = await reload(browser, cart)
        equal([again.coupons, again.cartAmount], [cart.coupons, cart.cartAmount], 'the coupons after a second time')
      },
      'a removed coupon is gone, and removing it again is no error': async (world) => {
        const { gateway, before, cart, code } = await cartWithCoupon(world)
        const removed = await save(gateway, cart, { kind: 'coupon', code, isRemoved: true })
        equal([removed.coupons, removed.cartAmount], [[], before.cartAmount], 'the coupons, and what is to pay')
        const again = await save(gateway, removed, { kind: 'coupon', code, isRemoved: true })
        equal(again.coupons, [], 'the coupons after a second removal')
      },
      'an unknown coupon is REFUSED in words and changes nothing': async (world) => {
        const { browser, gateway, cart } = await guestCart(world)
        await refusedInWords(save(gateway, cart, { kind: 'coupon', code: NO_CODE }), 'an unknown coupon')
        const after = await reload(browser, cart)
        equal([after.coupons, after.cartAmount], [[], cart.cartAmount], 'the coupons, and what is to pay')
      },
      'no coupon reaches a cart that nobody has': async (world) => {
        const { gateway, cart } = await guestCart(world)
        const call = save(gateway, { ...cart, id: NOBODYS_CART }, { kind: 'coupon', code: world.coupon })
        await refused(call, 'NOT_FOUND', 'a coupon')
      },
    },
    'coupons',
  ),
  ...casesOf(
    'cart',
    {
      'a gift card pays and does not show its code': async (world) => {
        const { before, cart, code, card } = await cartWithCard(world)
        check(card.amount > 0 && isMinor(card.amount), 'a gift card pays whole minor units', card)
        check(card.amount <= cart.cartAmount, 'a gift card pays no more than the cart costs', card)
        check(card.balance === null || card.balance >= card.amount, 'a gift card pays no more than it has', card)
        equal(cart.cartAmount, before.cartAmount, 'a gift card pays and takes nothing off: what the cart costs')
        const shown = [card.id, card.label].join(' ').toUpperCase()
        check(!shown.includes(code.toUpperCase()), 'neither id nor label holds the code, which is money', card)
      },
      'a gift card stays': async (world) => {
        const { browser, cart } = await cartWithCard(world)
        const found = await reload(browser.reopen(), cart)
        equal(found.giftCards, cart.giftCards, 'the gift cards that another page finds')
      },
      'a gift card that the cart has pays once': async (world) => {
        const { browser, gateway, cart, code } = await cartWithCard(world)
        await applyAgain(save(gateway, cart, { kind: 'giftCard', code }))
        const again = await reload(browser, cart)
        equal(again.giftCards, cart.giftCards, 'the gift cards after a second time')
      },
      'a removed gift card is gone, and removing it again is no error': async (world) => {
        const { gateway, cart, card } = await cartWithCard(world)
        const removal = { kind: 'giftCard', id: card.id, isRemoved: true } as const
        const removed = await save(gateway, cart, removal)
        equal(removed.giftCards, [], 'the gift cards')
        equal((await save(gateway, removed, removal)).giftCards, [], 'the gift cards after a second removal')
      },
      'an unknown gift card is REFUSED in words and changes nothing': async (world) => {
        const { browser, gateway, cart } = await guestCart(world)
        await refusedInWords(save(gateway, cart, { kind: 'giftCard', code: NO_CODE }), 'an unknown gift card')
        equal((await reload(browser, cart)).giftCards, [], 'the gift cards')
      },
    },
    'giftCards',
  ),
]
