/** Texts for a shopper who goes to another site with a full cart. English is the source language. */
export const messages = {
  title: (site: string) => `Your cart and the site for ${site}`,
  text: 'When you change sites, we empty your cart here. You can take your items with you, in the same sizes, and bring them back later.',
  delivery: (country: string, dates: string) => `Delivery (${country}): ${dates}`,
  currency: (currency: string) => `Prices there are in this currency: ${currency}.`,
  soldThere: 'Sold there',
  staysHere: 'Cannot be moved',
  notSold: 'Not sold there',
  comingSoon: 'Not available yet',
  soldOut: 'Sold out',
  notShipped: (country: string) => `Cannot be sent to: ${country}`,
  notCarried: 'Only valid on this site',
  fewer: (quantity: number) => `Only ${quantity} left`,
  unchecked:
    'We cannot check right now what is sold there. If you take your items with you, we will show you what we could not add.',
  take: 'Take my items with me',
  leave: 'Go without my items',
  stay: 'Stay here',
  blocked: 'Your browser does not let the shop store your items, so you cannot take them with you.',
  added: (count: number) => (count === 1 ? '1 item is in your new cart.' : `${count} items are in your new cart.`),
  notAdded: (names: string) => `Not added to the new cart: ${names}`,
}
