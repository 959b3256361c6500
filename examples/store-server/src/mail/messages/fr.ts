import type { MailMessages } from './en.ts'

export const fr: MailMessages = {
  demo: 'Cette boutique est une démonstration : rien n’est débité et rien n’est expédié.',
  questions: 'Une question ?',
  service: 'Service client',
  order: 'Commande',
  name: 'Nom',
  email: 'E-mail',
  received: 'Reçu le',
  items: 'Articles',
  quantity: (n) => `Quantité : ${n}`,
  orderPlaced: {
    subject: (number) => `Votre commande ${number}`,
    title: 'Merci pour votre commande',
    text: (number) =>
      `Nous avons bien reçu votre commande ${number}. Nous vous enverrons un autre e-mail dès son expédition.`,
    link: 'Voir ma commande',
    linkNote: 'Ce lien ouvre votre commande sans mot de passe. Merci de ne pas transférer cet e-mail.',
    returns: (days) =>
      `Les retours sont gratuits pendant ${days} jours après la livraison. Vous pouvez demander un retour sur la page de votre commande.`,
    withdrawal: (days) =>
      `Vous pouvez vous rétracter de ce contrat sans donner de motif, jusqu’à ${days} jours après la livraison. Le bouton se trouve sur la page de votre commande.`,
  },
  orderAgain: {
    text: (number) =>
      `Vous avez demandé à recevoir à nouveau l’e-mail de votre commande ${number}. La page de la commande indique son état et le numéro de suivi.`,
    notYou:
      'Si vous n’avez pas demandé cet e-mail, vous pouvez l’ignorer. Nous l’envoyons uniquement à l’adresse de la commande.',
  },
  orderShipped: {
    subject: (number) => `Votre commande ${number} est en route`,
    title: 'Votre commande est en route',
    text: (number) => `Nous avons expédié votre commande ${number}.`,
    delivery: 'Mode de livraison',
    tracking: 'Numéro de suivi',
    link: 'Suivre mon colis',
  },
  withdrawal: {
    subject: (number) => `Votre rétractation de la commande ${number}`,
    title: 'Nous avons bien reçu votre rétractation',
    text: 'Cet e-mail confirme votre rétractation et la date à laquelle nous l’avons reçue. Merci de le conserver.',
  },
  returning: {
    subject: (number) => `Votre retour de la commande ${number}`,
    title: 'Nous avons bien reçu votre demande de retour',
    text: 'Cet e-mail confirme les articles que vous souhaitez retourner et la date de votre demande.',
  },
  itemsReceived: {
    subject: (number) => `Nous avons bien reçu vos articles de la commande ${number}`,
    title: 'Votre remboursement est en cours',
    text: (number) =>
      `Nous avons bien reçu les articles retournés de la commande ${number}. Nous vous remboursons sous 14 jours le prix que vous avez payé, par le même moyen de paiement.`,
  },
  refunded: {
    subject: (number) => `Votre remboursement, commande ${number}`,
    title: 'Nous vous avons remboursé',
    text: (number) => `Nous avons remboursé ce que vous avez payé pour ces articles de la commande ${number}.`,
    bank: 'Votre banque peut mettre quelques jours à l’afficher.',
    giftCard: 'Vous pouvez utiliser tout de suite le montant de votre carte cadeau.',
  },
  message: {
    subject: 'Nous avons bien reçu votre message',
    title: 'Merci pour votre message',
    text: 'Nous avons bien reçu votre message et vous répondrons par e-mail.',
    notYou: 'Si vous ne nous avez pas écrit, vous pouvez ignorer cet e-mail.',
  },
  notAsked: 'Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail. Nous ne vous en enverrons pas d’autre.',
  unsubscribe: 'Me désabonner',
  newsletter: {
    subject: 'Veuillez confirmer votre abonnement à la newsletter',
    title: 'Confirmez votre abonnement à la newsletter',
    text: 'Veuillez confirmer que vous souhaitez recevoir notre newsletter à cette adresse e-mail.',
    link: 'Confirmer',
  },
  stock: {
    subject: (name) => `Veuillez confirmer votre alerte de disponibilité : ${name}`,
    title: 'Confirmez votre alerte de disponibilité',
    text: (name) =>
      `Veuillez confirmer que vous souhaitez recevoir un seul e-mail, dès que cet article sera disponible : ${name}.`,
    link: 'Confirmer',
  },
  back: {
    subject: (name) => `Disponible : ${name}`,
    title: 'Maintenant disponible',
    text: (name) =>
      `Vous avez demandé une alerte de disponibilité : ${name} est maintenant disponible. Cet article n’est pas réservé pour vous.`,
    link: 'Voir l’article',
    last: 'C’est le seul e-mail à propos de cet article. Vous n’avez pas besoin de vous désabonner.',
    others: 'C’est le seul e-mail à propos de cet article. Vous avez d’autres alertes de disponibilité :',
    endOther: (name) => `Mettre fin à l’alerte : ${name}`,
  },
}
