import type { GiftNoteMessages } from './index.ts'

export const messages: GiftNoteMessages = {
  atCheckout:
    'Alla cassa puoi aggiungere un messaggio regalo. Lo stampiamo su un biglietto. Nel pacco non ci sono né fattura né prezzi.',
  customs: 'La dichiarazione doganale all’esterno del pacco indica però il valore degli articoli.',
}
