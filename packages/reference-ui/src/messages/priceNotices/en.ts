/** Texts of the notices below a product's price. English is the source language. */
export const messages = {
  plusShipping: 'plus shipping, if any',
  guarantee: (years: number) => `${years} years legal guarantee`,
}
