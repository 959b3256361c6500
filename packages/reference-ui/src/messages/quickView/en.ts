/** Texts of the quick view. English is the source language. */
export const messages = {
  fullDetails: 'View full details',
  gone: 'This product is no longer available.',
}
