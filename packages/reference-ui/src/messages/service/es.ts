import type { ServiceMessages } from './index.ts'

export const messages: ServiceMessages = {
  shipping: 'Envíos',
  shippingTo: (country) => `Gastos de envío (${country}):`,
  shippingText: 'Verás el precio y el plazo de entrega al finalizar la compra, antes de pagar.',
  order: '¿Dónde está mi pedido?',
  orderText:
    'En cada correo sobre tu pedido hay un enlace a su página. Allí ves el estado, el número de seguimiento y los importes, y puedes devolver artículos. No necesitas una cuenta.',
  orderAccount: 'Si tienes una cuenta, también ves tus pedidos al iniciar sesión.',
  orderLost: 'Si no encuentras el correo, puedes recibirlo de nuevo con el número de pedido y tu correo electrónico.',
  orderAgain: 'Recibir el correo de nuevo',
  orderHelp: 'Si no sabes el número de pedido, escríbenos con tu nombre y la fecha del pedido.',
  writeToUs: 'Escríbenos',
  returns: 'Devoluciones',
  returnsCondition: (withdrawalDays) =>
    withdrawalDays === null
      ? 'Devuelve los artículos sin usar y con su etiqueta.'
      : `Los primeros ${withdrawalDays} días también puedes devolver un artículo usado, pero podemos descontar la pérdida de valor. Después, devuelve los artículos sin usar y con su etiqueta.`,
  returnsText:
    'Primero pagas tú el envío y después te reembolsamos lo que cuesta el de un paquete estándar. Antes de enviar nada, comunícanoslo con el botón de abajo.',
  withdrawHere: 'Desistir del contrato aquí',
  returnItems: 'Devolver artículos',
  howToReturn: 'Cómo devolver artículos',
}
