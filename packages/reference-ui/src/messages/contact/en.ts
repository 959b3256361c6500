/**
 * Texts that accompany the contact details on the contact page and in the contact dialog. English is the source
 * language.
 */
export const messages = {
  text: 'Call us, send an email or use the contact form.',
  openChat: 'Open the chat in a new tab',
}
