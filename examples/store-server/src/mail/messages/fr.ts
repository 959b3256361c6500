import type { MailMessages } from './en.ts'

export const fr: MailMessages = {
  demo: 'Cette boutique est une démonstration : aucun argent ne circule et rien n’est envoyé.',
  questions: 'Une question ?',
  service: 'Service client',
  order: 'Commande',
  name: 'Nom',
  email: 'E-mail',
  received: 'Reçu le',
  items: 'Articles',
  quantity: (n) => `Quantité ${n}`,
  orderPlaced: {
    subject: (number) => `Votre commande ${number}`,
    title: 'Merci pour votre commande',
    text: (number) =>
      `Nous avons bien reçu votre commande ${number}. Nous vous écrirons de nouveau dès son expédition.`,
    link: 'Voir ma commande',
    linkNote: 'Ce lien ouvre votre commande sans mot de passe. Merci de ne pas transférer cet e-mail.',
    returns: (days) =>
      `Les retours sont gratuits pendant ${days} jours après la livraison. Vous pouvez les demander sur la page de votre commande.`,
    withdrawal: (days) =>
      `Vous pouvez vous rétracter sans donner de motif jusqu’à ${days} jours après la livraison. Le bouton se trouve sur la page de votre commande.`,
  },
  orderShipped: {
    subject: (number) => `Votre commande ${number} est en route`,
    title: 'Votre commande est en route',
    text: (number) => `Nous avons remis votre commande ${number} au transporteur.`,
    delivery: 'Livraison',
    tracking: 'Numéro de suivi',
    link: 'Suivre mon colis',
  },
  withdrawal: {
    subject: (number) => `Votre rétractation, commande ${number}`,
    title: 'Nous avons bien reçu votre rétractation',
    text: 'Cet e-mail confirme ce que vous nous avez envoyé, et quand. Merci de le conserver.',
    next: 'Veuillez renvoyer les articles sous 14 jours. Nous vous remboursons sous 14 jours ce que vous avez payé, frais de livraison standard compris. Nous pouvons attendre le retour des articles.',
  },
  returning: {
    subject: (number) => `Votre retour, commande ${number}`,
    title: 'Nous avons bien reçu votre demande de retour',
    text: 'Cet e-mail confirme ce que vous souhaitez renvoyer, et la date de votre demande.',
    next: 'Veuillez renvoyer les articles sous 14 jours. Nous vous remboursons dès leur retour.',
  },
  itemsReceived: {
    subject: (number) => `Nous avons vos articles de la commande ${number}`,
    title: 'Votre remboursement arrive',
    text: (number) =>
      `Nous avons les articles retournés de la commande ${number}. Nous vous remboursons sous 14 jours ce que vous avez payé pour eux, par le même moyen de paiement.`,
  },
  refunded: {
    subject: (number) => `Votre remboursement, commande ${number}`,
    title: 'Nous vous avons remboursé',
    text: (number) =>
      `Nous avons remboursé ce que vous avez payé pour les articles retournés de la commande ${number}, par le même moyen de paiement. Votre banque peut mettre quelques jours à l’afficher.`,
  },
  message: {
    subject: 'Nous avons bien reçu votre message',
    title: 'Merci pour votre message',
    text: 'Votre message est bien arrivé. Nous vous répondrons par e-mail.',
    notYou: 'Si vous ne nous avez pas écrit, vous pouvez ignorer cet e-mail.',
  },
  notAsked: 'Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail. Vous ne recevrez rien d’autre.',
  unsubscribe: 'Me désabonner',
  newsletter: {
    subject: 'Veuillez confirmer la newsletter',
    title: 'Plus qu’une étape',
    text: 'Veuillez confirmer que nous pouvons envoyer la newsletter à cette adresse.',
    link: 'Confirmer',
  },
  stock: {
    subject: (name) => `Vous prévenir de son retour ? ${name}`,
    title: 'Plus qu’une étape',
    text: (name) => `Veuillez confirmer que nous pouvons vous écrire dès que cet article sera disponible : ${name}.`,
    link: 'Confirmer',
  },
  back: {
    subject: (name) => `De retour : ${name}`,
    title: 'De nouveau en stock',
    text: (name) => `Vous souhaitiez le savoir : ${name} est de nouveau disponible. L’article n’est pas réservé.`,
    link: 'Voir l’article',
    last: 'C’était le seul e-mail à propos de cet article. Vous n’avez pas à vous désabonner.',
  },
}
