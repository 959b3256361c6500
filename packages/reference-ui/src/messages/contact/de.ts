import type { ContactMessages } from './index.ts'

export const messages: ContactMessages = {
  text: 'Ruf an, schreib eine E-Mail oder schick uns eine Nachricht.',
  openChat: 'Chat in einem neuen Tab öffnen',
}
