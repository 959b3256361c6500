import type { ContactMessages } from './index.ts'

export const messages: ContactMessages = {
  text: 'Chiamaci, scrivici un’e-mail o usa il modulo di contatto.',
  openChat: 'Apri la chat in una nuova scheda',
  newAddress: (order) => `Vi chiedo di spedire il mio ordine ${order} a questo indirizzo:`,
}
