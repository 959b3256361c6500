import type { QuickViewMessages } from './index.ts'

export const messages: QuickViewMessages = {
  fullDetails: 'Ver todos os detalhes',
  gone: 'Este produto já não está na loja.',
}
