import type { FacetMessages } from './index.ts'

export const messages: FacetMessages = {
  more: 'Autres filtres',
  lowest: 'Minimum',
  highest: 'Maximum',
  apply: 'Appliquer le prix',
  reversed: 'Le prix maximum est inférieur au prix minimum.',
}
