/**
 * Texts of the links that remove one filter from a search with few results, and of a feature that no product has. English is the source language.
 */
export const messages = {
  title: 'See more with fewer filters',
  without: (filter: string, count: number) => `Without "${filter}": ${count === 1 ? '1 product' : `${count} products`}`,
  unmatched: (feature: string) => `None of these products matches "${feature}".`,
}
