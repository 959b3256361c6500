/** Texts of the filters of the reviews. English is the source language. */
export const messages = {
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  starRow: (stars: string, count: number) => `${stars}: ${count === 1 ? '1 review' : `${count} reviews`}`,
  allSizes: 'All sizes',
  sort: 'Sort by',
  ownLanguage: 'In your language first',
  newest: 'Newest first',
  best: 'Best first',
  showAll: 'Show all reviews',
  filterByStars: 'Filter by stars',
  matching: (count: number) => (count === 1 ? '1 review matches' : `${count} reviews match`),
  remove: (filter: string) => `Remove filter: ${filter}`,
  verified: 'How reviews are verified',
}
