import type { FacetMessages } from './index.ts'

export const messages: FacetMessages = {
  more: 'Altri filtri',
  lowest: 'Minimo',
  highest: 'Massimo',
  apply: 'Applica prezzo',
  reversed: 'Il prezzo massimo è inferiore al minimo.',
}
