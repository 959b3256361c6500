import { expect, test } from 'vitest'
import { messages } from './en.ts'

const { search, cart, login, country, header, errors } = messages

/** Texts that the specification quotes, with the placeholders of the specification. */
const quoted: readonly (readonly [quoted: string, said: string])[] = [
  ['My Account', header.myAccount],
  ['Popular Searches', search.popular],
  ['Top Sellers', search.topSellers],
  ['Search Results', search.results],
  ['Product Results', search.products],
  ['Shop all "{term}"', search.shopAll('{term}')],
  ['We\'re sorry, we couldn\'t find results for "{term}".', search.emptyTitle('{term}')],
  ['Responds in 24 hours', search.contactFormNote],
  ['Your cart', cart.title],
  ["You've not added anything to your cart yet.", cart.empty],
  ["If you've got an account, login to see items you previously added and your Wish List.", cart.emptyHint],
  ['{name} was moved to your Wish List', cart.moved('{name}')],
  ['Shipping to:', cart.shippingTo],
  ['Go to wish list', cart.goToWishlist],
  ['Sorry, Wish Lists are only available for account holders.', login.sorry],
  ['Please Login or Sign Up.', login.please],
  [
    "You're on the {site} but it looks like you're in {country}. What would you like to do?",
    country.suggestion('{site}', '{country}'),
  ],
  ['STAY ON {site} SITE', country.stay('{site}')],
  ['GO TO {country} SITE', country.go('{country}')],
  ['maximum stock quantity is 7', cart.maximum(7)],
  ['Currently out of stock', cart.outOfStock],
  ['7 Remaining', cart.remaining(7)],
  ['No longer available.', cart.unavailable],
  ['Remove from cart.', cart.removeUnavailable],
  [
    '{names} is removed as it is currently not available to be shipped to country {country}',
    cart.unshippable(['{names}'], '{country}'),
  ],
  ['Unexpected error occurs', errors.unexpected],
  ['Unauthorized', errors.unauthorized],
  ['Your pro program membership has expired', errors.membershipExpired],
]

test.each(quoted)(
  'the text %j is identical byte for byte',
  { meta: { spec: ['2.cart.texts-verbatim'] } },
  (text, said) => {
    expect(new TextEncoder().encode(said)).toEqual(new TextEncoder().encode(text))
  },
)

test('no English text of the shop has a curly apostrophe', { meta: { spec: ['2.cart.texts-verbatim'] } }, () => {
  const texts = Object.values(messages).flatMap((area) => Object.values(area))
  const sentences = texts.map((text) => (typeof text === 'function' ? Function.prototype.toString.call(text) : text))
  expect(sentences.filter((sentence) => /[\u2018\u2019]/.test(sentence))).toEqual([])
})
