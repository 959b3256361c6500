import type { ServiceMessages } from './index.ts'

export const messages: ServiceMessages = {
  shipping: 'Envíos',
  shippingTo: (country) => `Lo que cuesta el envío (${country}):`,
  shippingText: 'El precio y el plazo del envío se muestran al finalizar la compra, antes de pagar.',
  returns: 'Devoluciones',
  returnsText: 'Devuelve lo que no te quedes, sin usar y con su etiqueta. Avísanos antes: más abajo verás cómo.',
  withdrawHere: 'Desistir del contrato aquí',
  returnItems: 'Devolver artículos',
}
