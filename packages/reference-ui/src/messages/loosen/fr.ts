import type { LoosenMessages } from './index.ts'

export const messages: LoosenMessages = {
  title: 'Moins de filtres, plus de produits',
  without: (filter, count) => `Sans «\u00a0${filter}\u00a0»\u00a0: ${count === 1 ? '1 produit' : `${count} produits`}`,
}
