export const en = {
  demo: 'This shop is a demonstration: no money moves, and nothing is shipped.',
  questions: 'Do you have a question?',
  service: 'Customer service',
  order: 'Order',
  name: 'Name',
  email: 'Email',
  received: 'Received',
  items: 'Items',
  quantity: (n: number) => `Quantity ${n}`,
  orderPlaced: {
    subject: (number: string) => `Your order ${number}`,
    title: 'Thank you for your order',
    text: (number: string) => `We have received your order ${number}. We will write to you again when it ships.`,
    link: 'See your order',
    linkNote: 'The link opens your order without a password, so please do not forward this email.',
    returns: (days: number) =>
      `Returns are free for ${days} days after delivery. You can start one on the page of your order.`,
    withdrawal: (days: number) =>
      `You can withdraw from this contract without giving a reason, up to ${days} days after delivery. The button is on the page of your order.`,
  },
  orderShipped: {
    subject: (number: string) => `Your order ${number} is on its way`,
    title: 'Your order is on its way',
    text: (number: string) => `We have handed your order ${number} to the carrier.`,
    delivery: 'Delivery',
    tracking: 'Tracking number',
    link: 'Track your parcel',
  },
  withdrawal: {
    subject: (number: string) => `Your withdrawal from order ${number}`,
    title: 'We have received your withdrawal',
    text: 'This email confirms what you sent us, and when. Please keep it.',
    next: 'Please send the items back within 14 days. We refund what you paid, with the cost of standard delivery, within 14 days, and may wait until the items are back.',
  },
  returning: {
    subject: (number: string) => `Your return of order ${number}`,
    title: 'We have received your return request',
    text: 'This email confirms what you would like to return, and when you wrote to us.',
    next: 'Please send the items back within 14 days. We refund them as soon as they are back.',
  },
  itemsReceived: {
    subject: (number: string) => `Your items from order ${number} are with us`,
    title: 'Your refund is next',
    text: (number: string) =>
      `The items that you returned from order ${number} are with us. We refund what you paid for them within 14 days, the way you paid.`,
  },
  refunded: {
    subject: (number: string) => `Your refund for order ${number}`,
    title: 'We have refunded you',
    text: (number: string) =>
      `We have refunded what you paid for the returned items of order ${number}, the way you paid. Your bank may need a few days to show it.`,
  },
  message: {
    subject: 'We have received your message',
    title: 'Thank you for your message',
    text: 'Your message has arrived. We will answer you by email.',
    notYou: 'If you did not write to us, you can ignore this email.',
  },
  notAsked: 'If you did not ask for this, you can ignore this email. Nothing else will come.',
  unsubscribe: 'Unsubscribe',
  newsletter: {
    subject: 'Please confirm the newsletter',
    title: 'One step to the newsletter',
    text: 'Please confirm that the newsletter may come to this address.',
    link: 'Confirm',
  },
  stock: {
    subject: (name: string) => `Shall we write when it is back? ${name}`,
    title: 'One step to the note about stock',
    text: (name: string) => `Please confirm that we may write to you once this item is available: ${name}.`,
    link: 'Confirm',
  },
  back: {
    subject: (name: string) => `It is back: ${name}`,
    title: 'It is back in stock',
    text: (name: string) => `You asked us to write: ${name} is available again. We have not reserved it for you.`,
    link: 'See the product',
    last: 'This was the only email about this item. You need not unsubscribe.',
  },
}

export type MailMessages = typeof en
