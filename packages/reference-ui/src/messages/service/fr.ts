import type { ServiceMessages } from './index.ts'

export const messages: ServiceMessages = {
  shipping: 'Livraison',
  shippingTo: (country) => `Prix de la livraison (${country})\u202f:`,
  shippingText: 'Le prix et le délai de livraison vous sont indiqués lors de la commande, avant le paiement.',
  returns: 'Retours',
  returnsText:
    'Renvoyez ce que vous ne gardez pas, non porté et avec son étiquette. Prévenez-nous d’abord : nos coordonnées sont plus bas.',
  withdrawHere: 'Renoncer au contrat ici',
  returnItems: 'Retourner des articles',
}
