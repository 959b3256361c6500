import type { BackInStockMessages } from './index.ts'

export const messages: BackInStockMessages = {
  soldOut: 'Me prévenir du retour en stock',
  comingSoon: 'Me prévenir du début de la vente',
  which: 'Quelle version ?',
  email: 'Adresse e-mail',
  once: 'Un seul e-mail. Vous le confirmez d’abord par un lien.',
  send: 'Me prévenir',
  done: 'Merci. Veuillez confirmer avec le lien de notre e-mail.',
  emailInvalid: 'Saisissez une adresse e-mail comme nom@example.com.',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  tooMany: 'Les demandes sont nombreuses. Veuillez réessayer dans une heure.',
}
