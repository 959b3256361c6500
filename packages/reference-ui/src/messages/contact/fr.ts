import type { ContactMessages } from './index.ts'

export const messages: ContactMessages = {
  text: 'Appelez-nous, écrivez-nous un e-mail ou utilisez le formulaire de contact.',
  openChat: 'Ouvrir le chat dans un nouvel onglet',
  newAddress: (order) => `Merci d’envoyer ma commande ${order} à cette adresse\u202f:`,
}
