import type { FacetMessages } from './index.ts'

export const messages: FacetMessages = {
  more: 'Más filtros',
  lowest: 'Mínimo',
  highest: 'Máximo',
  apply: 'Aplicar precio',
  reversed: 'El precio máximo es menor que el mínimo.',
}
