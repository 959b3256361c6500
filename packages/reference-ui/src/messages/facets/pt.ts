import type { FacetMessages } from './index.ts'

export const messages: FacetMessages = {
  more: 'Mais filtros',
  lowest: 'Mínimo',
  highest: 'Máximo',
  apply: 'Aplicar preço',
  reversed: 'O preço máximo é inferior ao mínimo.',
}
