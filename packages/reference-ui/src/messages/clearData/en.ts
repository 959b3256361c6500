/** Texts of the dialog that clears the shop's data in the browser. English is the source language. */
export const messages = {
  title: 'Clear my data?',
  text: 'Everything that the shop has stored in this browser is removed: your sign-in, your cart, your country, your sizes, the products you have seen and your cookie choice.',
  stays: 'If you have an account, it keeps its cart, its orders and its Wish List.',
  cancel: 'Keep my data',
  failed: 'The shop cannot be reached, so nothing was cleared. Please try again.',
  done: 'Your data is cleared.',
}
