import type { ConsentSettingsMessages } from './index.ts'

export const messages: ConsentSettingsMessages = {
  title: 'Definições de cookies',
  explanation: 'Escolha os dados que a loja pode guardar. Pode mudar a escolha quando quiser.',
  privacyControl:
    'O seu navegador pede-nos que não vendamos nem partilhemos os seus dados (Global Privacy Control). Respeitamos o pedido: desempenho e publicidade ficam desligados.',
  save: 'Guardar escolha',
  alwaysOn: 'Sempre ativos',
  staysOff: 'Desativados',
  necessary: 'Estritamente necessários',
  necessaryText: 'Guardam o seu carrinho, o seu país e a sua sessão. Sem eles, a loja não funciona.',
  analytics: 'Desempenho',
  analyticsText: 'Contam visitas, pesquisas e artigos adicionados ao carrinho.',
  functional: 'Funcionais',
  functionalText: 'Guardam o seu tamanho e os produtos que viu ou comparou.',
  targeting: 'Publicidade',
  targetingText: 'Permitem que outros sites lhe mostrem produtos que viu aqui.',
}
