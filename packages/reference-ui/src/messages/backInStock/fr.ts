import type { BackInStockMessages } from './index.ts'

export const messages: BackInStockMessages = {
  soldOut: 'Me prévenir du retour en stock',
  comingSoon: 'Me prévenir de la disponibilité',
  expected: (day) => `Disponibilité prévue à partir du ${day}`,
  choose: 'Veuillez choisir',
  email: 'Adresse e-mail',
  once: 'Nous vous envoyons d’abord un lien de confirmation, puis un seul e-mail, dès que l’article est disponible.',
  send: 'Me prévenir',
  done: 'Merci. Veuillez confirmer avec le lien de notre e-mail.',
  emailInvalid: 'Saisissez une adresse e-mail comme nom@example.com.',
  failed: 'Nous n’avons pas pu créer l’alerte. Veuillez réessayer.',
  tooMany: 'Trop de demandes. Veuillez réessayer dans une heure.',
}
