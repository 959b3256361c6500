import type { ContactMessages } from './index.ts'

export const messages: ContactMessages = {
  text: 'Chiamaci, scrivi un’e-mail o mandaci un messaggio.',
  openChat: 'Apri la chat in una nuova scheda',
}
