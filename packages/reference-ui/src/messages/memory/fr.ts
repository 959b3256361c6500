import type { MemoryMessages } from './index.ts'

export const messages: MemoryMessages = {
  lastSize: (size) => `Votre dernière taille\u202f: ${size}`,
  changeSize: 'Modifier',
  compare: 'Comparer',
  showComparison: (count) => `Voir la comparaison (${count})`,
  newComparison: 'Seuls des produits du même type sont comparés : une nouvelle comparaison commence ici.',
  replacedFirst: 'Vous pouvez comparer quatre produits au maximum. Celui-ci remplace le premier.',
  undo: 'Annuler',
  recentlyViewed: 'Vus récemment',
  outfit: 'Complétez la tenue',
  outfitFor: { women: 'Complétez la tenue femme', men: 'Complétez la tenue homme' },
}
