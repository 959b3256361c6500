import type { ConsentMessages } from './index.ts'

export const messages: ConsentMessages = {
  label: 'Cookies',
  announcement: 'Escolha que cookies permite. Pode mudar a escolha quando quiser.',
  text: 'Podemos medir como a loja é usada, para a melhorar? Não medimos nada sem o seu consentimento.',
  choose: 'Escolher',
  acceptAll: 'Aceitar todos',
  onlyNecessary: 'Só necessários',
}
