/** Texts of the service page. English is the source language. */
export const messages = {
  shipping: 'Shipping',
  shippingTo: (country: string) => `Delivery prices (${country}):`,
  shippingText: 'You see the price and delivery time at checkout, before you pay.',
  returns: 'Returns',
  returnsText:
    'Send back what you do not want to keep, unworn and with its label. You pay for the parcel first, and we refund standard postage. Start your return with the button below.',
  withdrawHere: 'Withdraw from contract here',
  returnItems: 'Return items',
  howToReturn: 'How to send items back',
}
