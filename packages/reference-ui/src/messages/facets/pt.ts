import type { FacetMessages } from './index.ts'

export const messages: FacetMessages = {
  more: 'Mais filtros',
  lowest: 'Mínimo',
  highest: 'Máximo',
  apply: 'Aplicar preço',
  malformed: 'Introduza um valor como 100 ou 99,50.',
  reversed: 'O preço máximo é inferior ao mínimo.',
}
