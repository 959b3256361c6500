import type { ServiceMessages } from './index.ts'

export const messages: ServiceMessages = {
  shipping: 'Envíos',
  shippingTo: (country) => `Gastos de envío (${country}):`,
  shippingText: 'Verás el precio y el plazo de entrega al finalizar la compra, antes de pagar.',
  returns: 'Devoluciones',
  returnsText:
    'Devuelve lo que no quieras quedarte, sin usar y con su etiqueta. Primero pagas tú el envío y después te reembolsamos lo que cuesta el de un paquete estándar. Solicita antes la devolución con el botón de abajo.',
  withdrawHere: 'Desistir del contrato aquí',
  returnItems: 'Devolver artículos',
  howToReturn: 'Cómo devolver artículos',
}
