/** Texts of the form that asks for an email when a product can be bought. */
export const messages = {
  soldOut: 'Email me when it is back',
  comingSoon: 'Email me when it is available',
  expected: (day: string) => `Expected to be available from ${day}`,
  choose: 'Please choose',
  email: 'Email address',
  once: 'We first send you a link to confirm your address, then exactly one email when it is available.',
  send: 'Email me',
  done: 'Thank you. Please confirm with the link in our email.',
  emailInvalid: 'Enter an email address like name@example.com.',
  failed: 'We could not set up your alert. Please try again.',
  tooMany: 'Too many requests. Please try again in an hour.',
}
