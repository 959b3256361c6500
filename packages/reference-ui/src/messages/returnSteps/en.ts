/** The steps of a return. The mails and order pages of the store server show the same ones. */
export const messages = {
  announce:
    'Open your order with the link in our email, or in your account, and choose what you want to send back. If you return the whole order, you can also use the link below. We confirm your request by email at once.',
  pack: 'Pack the items with their labels, ideally in the box they came in.',
  slip: 'Print the return slip from your order page or our email and put it in with the items. Without a printer, write your name and order number on a sheet of paper.',
  label: 'Stick the address label from the slip on the parcel, or write our return address on it.',
  customs: 'Choose "Returned goods" on the customs form.',
  send: (days: number) =>
    `Send the parcel within ${days} days of your request, with any carrier, and keep the receipt.`,
  postage: 'The return is free: email us a photo of the receipt, and we will also refund the cost of standard postage.',
  refund:
    'We refund what you paid for the items and for standard delivery within 14 days of your request, the way you paid. We may wait until we have received the items or you have shown that you sent them.',
  address: 'Return address',
  howTo: 'How to send items back',
}
