import type { FacetMessages } from './index.ts'

export const messages: FacetMessages = {
  more: 'Autres filtres',
  lowest: 'Minimum',
  highest: 'Maximum',
  apply: 'Appliquer le prix',
  malformed: 'Saisissez un montant comme 100 ou 99,50.',
  reversed: 'Le prix maximum est inférieur au prix minimum.',
}
