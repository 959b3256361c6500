/** The note below the newsletter form. English is the source language. */
export const messages = {
  unsubscribe: 'You can unsubscribe with a link in each email.',
  privacy: 'How we handle your data',
}
