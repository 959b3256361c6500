import type { LoosenMessages } from './index.ts'

export const messages: LoosenMessages = {
  title: 'Moins de filtres, plus de produits',
  without: (filter, count) => `Sans « ${filter} » : ${count === 1 ? '1 produit' : `${count} produits`}`,
  unmatched: (feature) => `Aucun de ces produits ne correspond à « ${feature} ».`,
}
