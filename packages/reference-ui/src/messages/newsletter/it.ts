import type { NewsletterMessages } from './index.ts'

export const messages: NewsletterMessages = {
  unsubscribe: 'Puoi annullare l’iscrizione con un link in ogni e-mail.',
  privacy: 'Come trattiamo i tuoi dati',
}
