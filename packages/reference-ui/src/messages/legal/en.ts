/** Texts that all pages about the company share. English is the source language. */
export const messages = {
  notice:
    'This is a demonstration. The company is invented, nothing is sold or sent, and the text is an example that no lawyer has checked.',
  contents: 'On this page',
  free: 'free',
  standard: 'Standard',
  express: 'Express',
}
