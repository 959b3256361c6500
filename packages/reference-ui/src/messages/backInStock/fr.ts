import type { BackInStockMessages } from './index.ts'

export const messages: BackInStockMessages = {
  soldOut: 'Me prévenir du retour en stock',
  comingSoon: 'Me prévenir de la mise en vente',
  which: 'Quel article ?',
  email: 'Adresse e-mail',
  once: 'Nous envoyons un seul e-mail. Veuillez d’abord confirmer votre adresse.',
  send: 'Me prévenir',
  done: 'Merci. Veuillez confirmer avec le lien de notre e-mail.',
  emailInvalid: 'Saisissez une adresse e-mail comme nom@example.com.',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  tooMany: 'Trop de demandes. Veuillez réessayer dans une heure.',
}
