/**
 * Texts that accompany the contact details on the contact page and in the contact dialog. English is the source
 * language.
 */
export const messages = {
  text: 'Call us, send an email or use the contact form.',
  openChat: 'Open the chat in a new tab',
  /** The prepared message of a customer who wants an order at another address. */
  newAddress: (order: string) => `Please send my order ${order} to this address:`,
}
