import type { ServiceMessages } from './index.ts'

export const messages: ServiceMessages = {
  shipping: 'Livraison',
  shippingTo: (country) => `Prix de la livraison (${country})\u202f:`,
  shippingText: 'Vous voyez le prix et le délai de livraison lors de la commande, avant de payer.',
  returns: 'Retours',
  returnsText:
    'Retournez les articles que vous ne gardez pas, non portés et avec leur étiquette. Vous avancez les frais de port, et nous vous remboursons ceux d’un colis standard. Déclarez d’abord votre retour avec le bouton ci-dessous.',
  withdrawHere: 'Renoncer au contrat ici',
  returnItems: 'Retourner des articles',
  howToReturn: 'Comment retourner des articles',
}
