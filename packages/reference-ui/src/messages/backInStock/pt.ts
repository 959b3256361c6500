import type { BackInStockMessages } from './index.ts'

export const messages: BackInStockMessages = {
  soldOut: 'Avise-me quando voltar',
  comingSoon: 'Avise-me quando estiver disponível',
  expected: (day) => `Disponibilidade prevista a partir de ${day}`,
  choose: 'Escolha uma opção',
  email: 'Endereço de e-mail',
  once: 'Primeiro enviamos uma ligação para confirmar o endereço e depois um único e-mail, quando estiver disponível.',
  send: 'Avise-me',
  done: 'Obrigado. Confirme com a ligação no nosso e-mail.',
  emailInvalid: 'Escreva um endereço de e-mail como nome@example.com.',
  failed: 'Não foi possível criar o aviso. Tente de novo.',
  tooMany: 'Demasiados pedidos. Tente de novo dentro de uma hora.',
}
