import type { ServiceMessages } from './index.ts'

export const messages: ServiceMessages = {
  shipping: 'Livraison',
  shippingTo: (country) => `Prix de la livraison (${country})\u202f:`,
  shippingText: 'Vous voyez le prix et le délai de livraison lors de la commande, avant de payer.',
  order: 'Où est ma commande\u202f?',
  orderText:
    'Chaque e-mail sur votre commande contient un lien vers sa page. Vous y voyez l’état, le numéro de suivi et les montants, et vous pouvez y retourner des articles. Aucun compte n’est nécessaire.',
  orderAccount: 'Avec un compte, vous voyez aussi vos commandes une fois connecté.',
  orderLost:
    'Si vous ne trouvez pas l’e-mail, vous pouvez le recevoir à nouveau avec le numéro de commande et votre adresse e-mail.',
  orderAgain: 'Recevoir à nouveau l’e-mail',
  orderHelp:
    'Si vous ne connaissez pas le numéro de commande, écrivez-nous en indiquant votre nom et la date de la commande.',
  writeToUs: 'Nous écrire',
  returns: 'Retours',
  returnsCondition: (withdrawalDays) =>
    withdrawalDays === null
      ? 'Retournez les articles non portés et avec leur étiquette.'
      : `Les ${withdrawalDays} premiers jours, vous pouvez aussi retourner un article utilisé dehors, mais nous pouvons déduire sa perte de valeur. Ensuite, retournez les articles non portés et avec leur étiquette.`,
  returnsText:
    'Vous avancez les frais de port, et nous vous remboursons ceux d’un colis standard. Déclarez d’abord votre retour avec le bouton ci-dessous.',
  withdrawHere: 'Renoncer au contrat ici',
  returnItems: 'Retourner des articles',
  howToReturn: 'Comment retourner des articles',
}
