import type { DeliveryMessages } from './index.ts'

export const messages: DeliveryMessages = {
  delivery: (dates) => `Consegna: ${dates}`,
  freeReturns: 'Reso gratuito entro 30 giorni',
  payment: (brands) => `Pagamento: ${brands}`,
}
