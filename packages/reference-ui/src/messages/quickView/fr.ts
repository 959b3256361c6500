import type { QuickViewMessages } from './index.ts'

export const messages: QuickViewMessages = {
  fullDetails: 'Voir tous les détails',
  gone: 'Ce produit n’est plus disponible.',
}
