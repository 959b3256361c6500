import type { ReturnStepsMessages } from './index.ts'

export const messages: ReturnStepsMessages = {
  announce:
    'Ouvrez votre commande avec le lien de notre e-mail ou dans votre compte, puis choisissez ce que vous retournez. Pour retourner toute la commande, vous pouvez aussi utiliser le lien ci-dessous. Vous recevez aussitôt une confirmation par e-mail.',
  pack: 'Emballez les articles avec leurs étiquettes, si possible dans leur carton d’origine.',
  slip: 'Imprimez le bon de retour depuis la page de votre commande ou notre e-mail et glissez-le dans le colis. Sans imprimante, notez votre nom et le numéro de commande sur une feuille.',
  label: 'Collez l’étiquette d’adresse du bon sur le colis, ou écrivez-y notre adresse de retour.',
  customs: 'Sur la déclaration en douane, choisissez « Retour de marchandise ».',
  send: (days) =>
    `Envoyez le colis dans les ${days} jours qui suivent votre demande, avec le transporteur de votre choix, et gardez le reçu.`,
  postage:
    'Le retour est gratuit : envoyez-nous une photo du reçu par e-mail, et nous remboursons aussi le port d’un colis standard.',
  refund:
    'Nous remboursons ce que vous avez payé pour les articles, livraison standard comprise, dans les 14 jours qui suivent votre demande et par le même moyen de paiement. Nous pouvons attendre de recevoir les articles ou la preuve de leur envoi.',
  address: 'Adresse de retour',
  howTo: 'Comment retourner des articles',
}
