/** Texts of the price facet. English is the source language. */
export const messages = {
  more: 'More filters',
  lowest: 'Lowest',
  highest: 'Highest',
  apply: 'Apply price',
  malformed: 'Enter an amount such as 100 or 99.50.',
  reversed: 'The highest price is below the lowest.',
}
