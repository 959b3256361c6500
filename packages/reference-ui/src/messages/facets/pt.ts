import type { FacetMessages } from './index.ts'

export const messages: FacetMessages = {
  lowest: 'Mínimo',
  highest: 'Máximo',
  apply: 'Aplicar preço',
  reversed: 'O preço máximo é inferior ao mínimo.',
}
