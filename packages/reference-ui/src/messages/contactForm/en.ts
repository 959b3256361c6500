/**
 * Texts of the contact form in English, the source language. There are none in Portuguese, because the Portuguese sites
 * have no form (spec section 2).
 */
export const messages = {
  title: 'Send us a message',
  name: 'Your name',
  email: 'Email address',
  message: 'Your message',
  messageHint: 'If it is about an order, please add the order number.',
  send: 'Send message',
  required: 'Please fill this in.',
  emailInvalid: 'Enter an email address like name@example.com.',
  tooLong: 'This is too long. Please use at most 4000 characters.',
  failed: 'We could not send your message. It is still here: please try again in a moment.',
  offline: 'You are offline. Your message is still here: send it when you are back online.',
  tooMany: 'You have sent several messages already. Please try again in an hour.',
  draftRestored: 'This is what you typed before your session ended. It is not sent yet.',
  sent: 'Thank you for your message',
  sentText: 'We will reply by email.',
  another: 'Send another message',
}
