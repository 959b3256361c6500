import type { DeliveryMessages } from './index.ts'

export const messages: DeliveryMessages = {
  delivery: (dates) => `Lieferung: ${dates}`,
  freeReturns: 'Kostenlose Rückgabe innerhalb von 30 Tagen',
  payment: (brands) => `Zahlung: ${brands}`,
  standard: 'Standard',
  express: 'Express',
}
