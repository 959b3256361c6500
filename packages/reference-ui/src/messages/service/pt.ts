import type { ServiceMessages } from './index.ts'

export const messages: ServiceMessages = {
  shipping: 'Envios',
  shippingTo: (country) => `Portes de envio (${country}):`,
  shippingText: 'O preço e o prazo do envio são indicados ao finalizar a compra, antes de pagar.',
  returns: 'Devoluções',
  returnsText:
    'Devolva os artigos que não quiser, por usar e com a etiqueta. Primeiro paga os portes e depois reembolsamos os de um pacote normal. Peça antes a devolução com o botão abaixo.',
  withdrawHere: 'Resolver o contrato aqui',
  returnItems: 'Devolver artigos',
  howToReturn: 'Como devolver artigos',
}
