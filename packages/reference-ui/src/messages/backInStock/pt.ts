import type { BackInStockMessages } from './index.ts'

export const messages: BackInStockMessages = {
  soldOut: 'Avisem-me quando voltar',
  comingSoon: 'Avisem-me quando estiver à venda',
  which: 'Qual?',
  email: 'Endereço de e-mail',
  once: 'Um único e-mail. Antes, confirma-o com uma ligação.',
  send: 'Avisar-me',
  done: 'Agradecemos. Confirme com a ligação no nosso e-mail.',
  emailInvalid: 'Escreva um endereço de e-mail como nome@example.com.',
  failed: 'Não resultou. Tente de novo.',
  tooMany: 'São muitos pedidos. Tente de novo dentro de uma hora.',
}
