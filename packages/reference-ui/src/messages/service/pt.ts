import type { ServiceMessages } from './index.ts'

export const messages: ServiceMessages = {
  shipping: 'Envios',
  shippingTo: (country) => `Quanto custa o envio (${country}):`,
  shippingText: 'O preço e o prazo do envio são indicados ao finalizar a compra, antes de pagar.',
  returns: 'Devoluções',
  returnsText: 'Devolva os artigos que não quiser, sem uso e com a etiqueta. Comece a devolução aqui:',
  withdrawHere: 'Resolver o contrato aqui',
  returnItems: 'Devolver artigos',
  howToReturn: 'Como devolver artigos',
}
