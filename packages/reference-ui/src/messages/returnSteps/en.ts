/** The steps of a return. The mails and order pages of the store server show the same ones. */
export const messages = {
  announce: 'Open your order or use the link below and choose what you send back. We confirm it by email at once.',
  pack: 'Pack the items with their labels, if you can in the box they came in. Trying them on as in a shop is fine.',
  slip: 'Print the return slip from your order page or our email and put it into the parcel. Without a printer, write your name and order number on a sheet of paper.',
  label: 'Stick the address label of the slip on the parcel, or write our return address on it.',
  customs: 'Choose “Returned goods” on the customs form.',
  send: (days: number) =>
    `Send the parcel within ${days} days after your message, with any parcel service, and keep the receipt.`,
  postage:
    'The return is free: send us a photo of the receipt, and we refund the postage of a standard parcel as well.',
  refund:
    'We refund what you paid for the items, with the cost of standard delivery, within 14 days after your message and the way you paid. We may wait until the items are here or you show that you sent them.',
  address: 'Return address',
  howTo: 'How to send items back',
}
