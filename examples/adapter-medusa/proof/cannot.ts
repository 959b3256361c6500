/** What Medusa cannot do, by the reason: the names of the cases of the suite. */
export const cannot: Readonly<Record<string, readonly string[]>> = {
  'Its carts have no revisions.': [
    'a cart begins with its first line',
    'a cart that changes has another revision',
    'a quantity on a stale revision is a CONFLICT and changes nothing',
    'removing on a stale revision is a CONFLICT and removes nothing',
    'a country on a stale revision is a CONFLICT',
    'what was in conflict goes through on the revision of a fresh look',
    'a change in one browser makes the other one stale',
    'does not start on a stale revision',
  ],
  'Its store API has no idempotency keys.': [
    'the same key begins one cart',
    'an add under the same key counts once',
    'a removal under the same key is answered twice',
    'the same add twice at once counts once',
  ],
  'It learns at the checkout that a product does not ship to a country.': [
    'what cannot go to the country leaves the cart and is named',
    'nothing comes into a cart that cannot go to its country',
  ],
  'Its store API cannot change the e-mail address of an account.': ['takes a free address'],
  'A product that is coming soon or retired is a draft, which has no page.': [
    'says what is coming soon and what is retired',
    'finds neither what is sold out nor what is retired',
  ],
}
