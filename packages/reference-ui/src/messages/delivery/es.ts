import type { DeliveryMessages } from './index.ts'

export const messages: DeliveryMessages = {
  delivery: (dates) => `Entrega: ${dates}`,
  soldOutLeft: 'Los artículos agotados no forman parte del pedido. En la página de pago verás el total sin ellos.',
  notDelivered: (country) => `No enviamos este artículo al país elegido (${country}).`,
  freeReturns: 'Devoluciones gratis durante 30 días',
  payment: (brands) => `Pago: ${brands}`,
  testPayment: 'Pago de prueba: no te cobramos nada',
  standard: 'Estándar',
  express: 'Exprés',
}
