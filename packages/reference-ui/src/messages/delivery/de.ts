import type { DeliveryMessages } from './index.ts'

export const messages: DeliveryMessages = {
  delivery: (dates) => `Lieferung: ${dates}`,
  notDelivered: (country) => `Wir liefern diesen Artikel nicht in dieses Land: ${country}.`,
  freeReturns: 'Kostenlose Rückgabe innerhalb von 30 Tagen',
  payment: (brands) => `Zahlung: ${brands}`,
  testPayment: 'Testzahlung: Dir wird nichts berechnet',
  standard: 'Standard',
  express: 'Express',
}
