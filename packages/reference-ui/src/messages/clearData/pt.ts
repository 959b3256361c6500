import type { ClearDataMessages } from './index.ts'

export const messages: ClearDataMessages = {
  title: 'Apagar os seus dados?',
  text: 'Apagamos tudo o que a loja guardou neste navegador: a sua sessão, o seu carrinho, o seu país, os seus tamanhos, os produtos vistos ou comparados e a sua escolha de cookies.',
  stays: 'Se tem conta, o carrinho, as encomendas e a lista de desejos ficam guardados nela.',
  cancel: 'Manter os meus dados',
  failed: 'Não foi possível aceder à loja, por isso nada foi apagado. Tente de novo.',
  done: 'Os seus dados foram apagados.',
}
