/** Texts of what the shop remembers for the visitor, and of the comparison. English is the source language. */
export const messages = {
  lastSize: (size: string) => `Your last size: ${size}`,
  changeSize: 'Change',
  compare: 'Compare',
  showComparison: (count: number) => `Show comparison (${count})`,
  newComparison: 'You can compare products of one type, so this is a new comparison.',
  replacedFirst: 'You can compare four products. This one has replaced the first.',
  undo: 'Undo',
  recentlyViewed: 'Recently viewed',
  outfit: 'Complete the outfit',
  outfitFor: { women: 'Complete the outfit for women', men: 'Complete the outfit for men' },
}
