import type { MemoryMessages } from './index.ts'

export const messages: MemoryMessages = {
  lastSize: (size) => `Votre dernière taille\u202f: ${size}`,
  changeSize: 'Modifier',
  compare: 'Comparer',
  showComparison: (count) => `Voir la comparaison (${count})`,
  newComparison: 'On compare des produits du même type\u202f: une nouvelle comparaison commence ici.',
  replacedFirst: 'On compare quatre produits au plus. Celui-ci remplace le premier.',
  recentlyViewed: 'Vus récemment',
  outfit: 'Complétez la tenue',
}
