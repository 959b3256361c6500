/**
 * Texts that accompany the contact details on the contact page and in the contact dialog. English is the source
 * language.
 */
export const messages = {
  text: 'Call, write an email, or send us a message.',
  openChat: 'Open the chat in a new tab',
}
