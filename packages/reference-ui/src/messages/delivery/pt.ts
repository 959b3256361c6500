import type { DeliveryMessages } from './index.ts'

export const messages: DeliveryMessages = {
  delivery: (dates) => `Entrega: ${dates}`,
  soldOutLeft: 'Os artigos esgotados não fazem parte da encomenda. No passo seguinte, o total aparece sem eles.',
  notDelivered: (country) => `Não enviamos este artigo para o país escolhido (${country}).`,
  freeReturns: 'Devoluções grátis durante 30 dias',
  payment: (brands) => `Pagamento: ${brands}`,
  testPayment: 'Pagamento de teste: nada é cobrado',
  standard: 'Normal',
  express: 'Expresso',
}
