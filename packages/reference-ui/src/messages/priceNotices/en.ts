/** Texts of the notices below a product's price. English is the source language. */
export const messages = {
  plusShipping: 'plus shipping',
  guarantee: (years: number) => `${years} years legal guarantee`,
}
