import type { DeliveryMessages } from './index.ts'

export const messages: DeliveryMessages = {
  delivery: (dates) => `Lieferung: ${dates}`,
  soldOutLeft: 'Artikel, die nicht auf Lager sind, werden nicht bestellt. Den Betrag ohne sie siehst du an der Kasse.',
  notDelivered: (country) => `Wir liefern diesen Artikel nicht in das gewählte Land (${country}).`,
  freeReturns: 'Kostenlose Rückgabe innerhalb von 30 Tagen',
  payment: (brands) => `Zahlung: ${brands}`,
  testPayment: 'Testzahlung: Dir wird nichts berechnet',
  standard: 'Standard',
  express: 'Express',
}
