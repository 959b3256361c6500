import type { CompareMessages } from './index.ts'

export const messages: CompareMessages = {
  title: 'Confronta i prodotti',
  text: 'Fino a quattro prodotti dello stesso tipo, uno accanto all’altro.',
  empty: 'Non c’è ancora nulla da confrontare.',
  emptyHint: 'Apri un prodotto e scegli «Confronta».',
  otherTypes: 'Puoi confrontare solo prodotti dello stesso tipo, quindi alcuni non compaiono.',
  feature: 'Caratteristica',
  remove: 'Rimuovi',
  price: 'Prezzo',
  use: 'Uso',
  material: 'Materiale',
  weight: 'Peso',
  fit: 'Vestibilità',
  features: 'Dettagli',
  rating: 'Valutazione',
  noRating: 'Ancora nessuna recensione',
  unknown: 'Non indicato',
  running: 'Corsa',
  cycling: 'Ciclismo',
  hiking: 'Trekking',
  snow: 'Neve',
}
