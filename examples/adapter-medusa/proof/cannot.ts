/** What Medusa cannot do besides what its ports name as unsupported, by the reason: the names of the cases of the suite. */
export const cannot: Readonly<Record<string, readonly string[]>> = {
  'Medusa learns at the end of the checkout that a product does not ship to a country.': [
    'what cannot go to the country leaves the cart and is named',
    'what was removed is named once',
    'nothing comes into a cart that cannot go to its country',
  ],
  'The store API cannot change the e-mail address of an account.': ['takes a free address'],
  'A product that is coming soon or retired is a draft, which has no page.': [
    'says what is coming soon and what is retired',
    'finds neither what is sold out nor what is retired',
  ],
}
