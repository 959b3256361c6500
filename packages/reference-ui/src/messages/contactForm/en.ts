/**
 * Texts of the contact form in English, the source language. There are none in Portuguese, because the Portuguese sites
 * have no form (spec section 2).
 */
export const messages = {
  title: 'Send us a message',
  name: 'Your name',
  email: 'Email address',
  message: 'Your message',
  messageHint: 'If it is about an order, add its number.',
  send: 'Send message',
  required: 'Please fill this in.',
  emailInvalid: 'Enter an email address like name@example.com.',
  tooLong: 'That is too long: at most 4000 characters, please.',
  failed: 'Your message was not sent. It is still here: please try again in a moment.',
  offline: 'You are offline. Your message is still here: send it when you are back online.',
  tooMany: 'We have several messages from you already. Please try again in an hour.',
  sent: 'Thank you. Your message has arrived.',
  sentText: 'We will answer you by email.',
  another: 'Send another message',
}
