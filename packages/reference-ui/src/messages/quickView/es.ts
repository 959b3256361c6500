import type { QuickViewMessages } from './index.ts'

export const messages: QuickViewMessages = {
  fullDetails: 'Ver todos los detalles',
  gone: 'Este producto ya no está disponible.',
}
