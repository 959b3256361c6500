import type { ServiceMessages } from './index.ts'

export const messages: ServiceMessages = {
  shipping: 'Envios',
  shippingTo: (country) => `Portes de envio (${country}):`,
  shippingText: 'O preço e o prazo do envio são indicados ao finalizar a compra, antes de pagar.',
  order: 'Onde está a minha encomenda?',
  orderText:
    'Cada e-mail sobre a sua encomenda tem uma ligação para a página dela. Aí vê o estado, o número de seguimento e os valores, e pode devolver artigos. Não precisa de conta.',
  orderAccount: 'Se tiver conta, também vê as suas encomendas depois de iniciar sessão.',
  orderLost: 'Se não encontrar o e-mail, pode recebê-lo de novo com o número da encomenda e o seu endereço de e-mail.',
  orderAgain: 'Receber o e-mail de novo',
  orderHelp: 'Se não souber o número da encomenda, escreva-nos com o seu nome e a data da encomenda.',
  writeToUs: 'Escreva-nos',
  returns: 'Devoluções',
  returnsCondition: (withdrawalDays) =>
    withdrawalDays === null
      ? 'Devolva os artigos por usar e com a etiqueta.'
      : `Nos primeiros ${withdrawalDays} dias também pode devolver um artigo usado, mas podemos descontar a perda de valor. Depois, devolva os artigos por usar e com a etiqueta.`,
  returnsText:
    'Primeiro paga os portes e depois reembolsamos os de um pacote normal. Antes de enviar, comunique-nos a devolução com o botão abaixo.',
  withdrawHere: 'Resolver o contrato aqui',
  returnItems: 'Devolver artigos',
  howToReturn: 'Como devolver artigos',
}
