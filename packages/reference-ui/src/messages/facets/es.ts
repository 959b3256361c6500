import type { FacetMessages } from './index.ts'

export const messages: FacetMessages = {
  more: 'Más filtros',
  lowest: 'Mínimo',
  highest: 'Máximo',
  apply: 'Aplicar precio',
  malformed: 'Escribe un importe como 100 o 99,50.',
  reversed: 'El precio máximo es menor que el mínimo.',
}
