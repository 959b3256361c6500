import type { QuickViewMessages } from './index.ts'

export const messages: QuickViewMessages = {
  fullDetails: 'Alle Details ansehen',
  gone: 'Dieses Produkt ist nicht mehr erhältlich.',
}
