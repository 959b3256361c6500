import type { AccountLeadMessages } from './index.ts'

export const messages: AccountLeadMessages = {
  dashboard:
    'Acompanhe as suas encomendas, devolva um artigo ou altere os seus dados, a palavra-passe e a lista de desejos.',
  order: 'O que encomendou, onde está a encomenda e como devolver um artigo.',
}
