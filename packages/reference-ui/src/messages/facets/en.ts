/** Texts of the price facet. English is the source language. */
export const messages = {
  lowest: 'Lowest',
  highest: 'Highest',
  apply: 'Apply price',
  reversed: 'The highest price is below the lowest.',
}
