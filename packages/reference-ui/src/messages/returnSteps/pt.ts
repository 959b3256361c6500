import type { ReturnStepsMessages } from './index.ts'

export const messages: ReturnStepsMessages = {
  announce:
    'Abra a encomenda com a ligação do nosso e-mail ou na sua conta e escolha o que devolve. Se devolver toda a encomenda, também pode usar a ligação abaixo. Recebe logo uma confirmação por e-mail.',
  pack: 'Embale os artigos com as etiquetas, de preferência na caixa em que chegaram.',
  slip: 'Imprima a guia de devolução na página da encomenda ou a partir do nosso e-mail e coloque-a no pacote. Sem impressora, basta uma folha com o seu nome e o número da encomenda.',
  label: 'Cole no pacote a etiqueta de morada da guia, ou escreva nele a nossa morada de devolução.',
  customs: 'Na declaração aduaneira, escolha «Devolução de mercadoria».',
  send: (days) =>
    `Envie o pacote no prazo de ${days} dias a contar da sua comunicação, pela transportadora que preferir, e guarde o recibo.`,
  postage:
    'A devolução é grátis: envie-nos por e-mail uma fotografia do recibo e reembolsamos também o porte de um pacote normal.',
  refund:
    'Reembolsamos o que pagou pelos artigos, incluindo o envio normal, no prazo de 14 dias a contar da sua comunicação e pelo mesmo meio de pagamento. Podemos aguardar até recebermos os artigos ou a prova do envio.',
  address: 'Morada de devolução',
  howTo: 'Como devolver artigos',
}
