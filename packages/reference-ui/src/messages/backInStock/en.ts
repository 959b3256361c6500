/** Texts of the form that asks for an email when a product can be bought. */
export const messages = {
  soldOut: 'Email me when it is back',
  comingSoon: 'Email me when it is on sale',
  which: 'Which one?',
  email: 'Email address',
  once: 'One email, nothing else. You confirm it by a link first.',
  send: 'Email me',
  done: 'Thank you. Please confirm with the link in our email.',
  emailInvalid: 'Enter an email address like name@example.com.',
  failed: 'That did not work. Please try again.',
  tooMany: 'Those were many requests. Please try again in an hour.',
}
