/** Texts of the service page. English is the source language. */
export const messages = {
  shipping: 'Shipping',
  shippingTo: (country: string) => `What delivery costs (${country}):`,
  shippingText: 'What shipping costs and how fast it can be is shown at the checkout, before you pay.',
  returns: 'Returns',
  returnsText: 'Send back what you do not keep, unworn and with its label. Tell us first: how to reach us is below.',
  withdrawHere: 'Withdraw from contract here',
  returnItems: 'Return items',
}
