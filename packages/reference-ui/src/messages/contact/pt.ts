import type { ContactMessages } from './index.ts'

export const messages: ContactMessages = {
  text: 'Ligue, escreva um e-mail ou envie-nos uma mensagem. O formulário está em inglês.',
  openChat: 'Abrir o chat num separador novo',
  newAddress: (order) => `Peço que enviem a minha encomenda ${order} para esta morada:`,
}
