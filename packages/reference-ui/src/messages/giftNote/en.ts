/** The sentences of the cart page about the gift message. English is the source language. */
export const messages = {
  atCheckout:
    'You can add a gift message at checkout. We print it on a card. There is no invoice and no price in the parcel.',
  customs: 'But the customs form on the outside of the parcel shows the value of the items.',
}
