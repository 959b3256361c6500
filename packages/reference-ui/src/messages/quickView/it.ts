import type { QuickViewMessages } from './index.ts'

export const messages: QuickViewMessages = {
  fullDetails: 'Vedi tutti i dettagli',
  gone: 'Questo prodotto non è più disponibile.',
}
