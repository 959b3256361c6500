import type { FacetMessages } from './index.ts'

export const messages: FacetMessages = {
  more: 'Altri filtri',
  lowest: 'Minimo',
  highest: 'Massimo',
  apply: 'Applica prezzo',
  malformed: 'Inserisci un importo come 100 o 99,50.',
  reversed: 'Il prezzo massimo è inferiore al minimo.',
}
