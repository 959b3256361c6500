import type { ServiceMessages } from './index.ts'

export const messages: ServiceMessages = {
  shipping: 'Envios',
  shippingTo: (country) => `Quanto custa o envio (${country}):`,
  shippingText: 'O preço e o prazo do envio são indicados ao finalizar a compra, antes de pagar.',
  returns: 'Devoluções',
  returnsText: 'Devolva o que não quiser, sem uso e com a etiqueta. Avise-nos antes: os contactos estão mais abaixo.',
  withdrawHere: 'Retratar-se do contrato aqui',
  returnItems: 'Devolver artigos',
}
