import type { DeliveryMessages } from './index.ts'

export const messages: DeliveryMessages = {
  delivery: (dates) => `Consegna: ${dates}`,
  soldOutLeft: 'Gli articoli esauriti non fanno parte dell’ordine. Alla cassa vedrai il totale senza di essi.',
  notDelivered: (country) => `Non spediamo questo articolo nel Paese scelto (${country}).`,
  freeReturns: 'Resi gratuiti per 30 giorni',
  payment: (brands) => `Pagamento: ${brands}`,
  testPayment: 'Pagamento di prova: non ti addebitiamo nulla',
  standard: 'Standard',
  express: 'Espressa',
}
