import type { ContactMessages } from './index.ts'

export const messages: ContactMessages = {
  text: 'Appelez-nous, écrivez un e-mail ou envoyez-nous un message.',
  openChat: 'Ouvrir le chat dans un nouvel onglet',
}
