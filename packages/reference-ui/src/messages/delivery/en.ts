/** Texts of the delivery dates beside the buy button and in the cart. English is the source language. */
export const messages = {
  delivery: (dates: string) => `Delivery: ${dates}`,
  soldOutLeft: 'Items that are out of stock are not part of the order. The checkout shows the total without them.',
  notDelivered: (country: string) => `We do not ship this item to the chosen country (${country}).`,
  freeReturns: 'Free returns for 30 days',
  payment: (brands: string) => `Payment: ${brands}`,
  testPayment: 'Test payment: you are not charged',
  standard: 'Standard',
  express: 'Express',
}
