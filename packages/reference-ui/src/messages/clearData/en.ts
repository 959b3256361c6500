/** Texts of the dialog that clears the shop's data in the browser. English is the source language. */
export const messages = {
  title: 'Clear my data?',
  text: 'This removes everything that the shop has stored in this browser: your sign-in, your cart, your country, your sizes, the products that you have seen or compared and your cookie choice.',
  stays: 'The cart, orders and Wish List of your account are kept.',
  cancel: 'Keep my data',
  failed: 'We cannot reach the shop, so nothing was cleared. Please try again.',
  done: 'Your data was cleared.',
}
