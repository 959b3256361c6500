/** Texts of the service page. English is the source language. */
export const messages = {
  shipping: 'Shipping',
  shippingTo: (country: string) => `Delivery prices (${country}):`,
  shippingText: 'You see the price and delivery time at checkout, before you pay.',
  order: 'Where is my order?',
  orderText:
    'Each email about your order has a link to its page. It shows the status, the tracking number and the amounts, and you can return items there. You do not need an account.',
  orderAccount: 'With an account, you can also see your orders after you sign in.',
  orderLost: 'If you cannot find the email, you can get it again with the order number and your email address.',
  orderAgain: 'Get the email again',
  orderHelp: 'If you do not know the order number, write to us with your name and the date of the order.',
  writeToUs: 'Write to us',
  returns: 'Returns',
  returnsCondition: (withdrawalDays: number | null) =>
    withdrawalDays === null
      ? 'Send items back unworn and with their labels.'
      : `In the first ${withdrawalDays} days you may also return an item that you have worn outdoors, but we may deduct its loss in value. After that, send items back unworn and with their labels.`,
  returnsText:
    'You pay for the parcel first, and we refund standard postage. Before you send anything, let us know with the button below.',
  withdrawHere: 'Withdraw from contract here',
  returnItems: 'Return items',
  howToReturn: 'How to send items back',
}
