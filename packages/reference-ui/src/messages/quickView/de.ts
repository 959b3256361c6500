import type { QuickViewMessages } from './index.ts'

export const messages: QuickViewMessages = {
  fullDetails: 'Alle Details ansehen',
  gone: 'Dieses Produkt gibt es nicht mehr im Shop.',
}
