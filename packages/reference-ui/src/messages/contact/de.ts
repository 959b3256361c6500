import type { ContactMessages } from './index.ts'

export const messages: ContactMessages = {
  text: 'Ruf uns an, schreib uns eine E-Mail oder nutze das Kontaktformular.',
  openChat: 'Chat in einem neuen Tab öffnen',
  newAddress: (order) => `Bitte schickt meine Bestellung ${order} an diese Adresse:`,
}
