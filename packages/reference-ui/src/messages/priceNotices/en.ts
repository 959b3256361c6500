/** Texts of the notices below a product's price. English is the source language. */
export const messages = {
  plusShipping: 'plus any shipping costs',
  guarantee: (years: number, isLeast: boolean) =>
    isLeast ? `Legal guarantee of at least ${years} years` : `${years}-year legal guarantee`,
}
