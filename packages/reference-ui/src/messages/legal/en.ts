/** Texts that all pages about the company share. English is the source language. */
export const messages = {
  notice:
    'This is a demo shop. The company is fictional, nothing is sold or shipped, and no lawyer has checked this sample text.',
  contents: 'On this page',
  free: 'free',
}
