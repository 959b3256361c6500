import type { ConsentMessages } from './index.ts'

export const messages: ConsentMessages = {
  label: 'Cookies',
  announcement: 'Escolha que cookies permite. Pode mudar a escolha quando quiser.',
  text: 'Podemos medir as visitas, guardar o seu tamanho e os produtos vistos ou comparados, e fazer publicidade noutros sites? Só com o seu consentimento.',
  choose: 'Escolher',
  acceptAll: 'Aceitar todos',
  onlyNecessary: 'Só necessários',
}
