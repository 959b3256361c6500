export const en = {
  demo: 'This is a demo shop: you are not charged, and nothing is shipped.',
  questions: 'Questions?',
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
    text: (number: string) => `We have received your order ${number}. We will email you again when it ships.`,
    link: 'See your order',
    linkNote: 'This link opens your order without a password, so please do not forward this email.',
    returns: (days: number) =>
      `Returns are free for ${days} days after delivery. You can start a return on your order page.`,
    withdrawal: (days: number) =>
      `You can withdraw from this contract without giving a reason, up to ${days} days after delivery. You can find the button on your order page.`,
  },
  orderAgain: {
    text: (number: string) =>
      `You asked for the email about your order ${number} again. The order page shows its status and the tracking number.`,
    notYou: 'If you did not ask for this email, you can ignore it. We send it only to the address of the order.',
  },
  orderShipped: {
    subject: (number: string) => `Your order ${number} is on its way`,
    title: 'Your order is on its way',
    text: (number: string) => `We have shipped your order ${number}.`,
    delivery: 'Shipping',
    tracking: 'Tracking number',
    link: 'Track your parcel',
  },
  withdrawal: {
    subject: (number: string) => `Your withdrawal from order ${number}`,
    title: 'We have received your withdrawal',
    text: 'This email confirms your withdrawal and when we received it. Please keep it.',
  },
  returning: {
    subject: (number: string) => `Your return of order ${number}`,
    title: 'We have received your return request',
    text: 'This email confirms which items you want to return and when we received your request.',
  },
  itemsReceived: {
    subject: (number: string) => `We have received your items from order ${number}`,
    title: 'Your refund is next',
    text: (number: string) =>
      `We have received the items that you returned from order ${number}. We will refund what you paid for them within 14 days, the way you paid.`,
  },
  refunded: {
    subject: (number: string) => `Your refund for order ${number}`,
    title: 'We have refunded you',
    text: (number: string) => `We have refunded what you paid for these items of order ${number}.`,
    bank: 'Your bank may need a few days to show the amount.',
    giftCard: 'You can spend the amount on your gift card right away.',
  },
  message: {
    subject: 'We have received your message',
    title: 'Thank you for your message',
    text: 'We have received your message and will reply by email.',
    notYou: 'If you did not write to us, you can ignore this email.',
  },
  notAsked: 'If you did not request this, you can ignore this email. We will not send you any more.',
  unsubscribe: 'Unsubscribe',
  newsletter: {
    subject: 'Please confirm your newsletter subscription',
    title: 'Confirm your newsletter subscription',
    text: 'Please confirm that you want to receive our newsletter at this email address.',
    link: 'Confirm',
  },
  stock: {
    subject: (name: string) => `Please confirm your stock alert: ${name}`,
    title: 'Confirm your stock alert',
    text: (name: string) => `Please confirm that you want one email when this item is available: ${name}.`,
    link: 'Confirm',
  },
  back: {
    subject: (name: string) => `Now available: ${name}`,
    title: 'Now available',
    text: (name: string) =>
      `You asked us for a stock alert: ${name} is now available. We have not reserved it for you.`,
    link: 'See the product',
    last: 'This is the only email about this item. You do not need to unsubscribe.',
    others: 'This is the only email about this item. You have other stock alerts:',
    endOther: (name: string) => `End this alert: ${name}`,
  },
}

export type MailMessages = typeof en
