/** Texts of the notices below a product's price. English is the source language. */
export const messages = {
  plusShipping: 'plus any shipping costs',
  guarantee: (years: number) => `${years}-year legal guarantee`,
}
