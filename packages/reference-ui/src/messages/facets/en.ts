/** Texts of the price facet. English is the source language. */
export const messages = {
  more: 'More filters',
  lowest: 'Lowest',
  highest: 'Highest',
  apply: 'Apply price',
  reversed: 'The highest price is below the lowest.',
}
