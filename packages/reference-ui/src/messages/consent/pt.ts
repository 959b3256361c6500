import type { ConsentMessages } from './index.ts'

export const messages: ConsentMessages = {
  label: 'Cookies',
  announcement: 'Esta loja pergunta que cookies permite. Pode responder quando quiser.',
  text: 'Podemos medir como a loja é usada, para a melhorar? Nada é medido sem o seu acordo.',
  choose: 'Escolher',
  acceptAll: 'Aceitar todos',
  onlyNecessary: 'Só necessários',
  title: 'Definições de cookies',
  explanation: 'Decide o que a loja pode guardar. Pode mudar a escolha aqui quando quiser.',
  privacyControl:
    'O seu navegador pede-nos que não vendamos nem partilhemos os seus dados (Global Privacy Control). Respeitamo-lo: desempenho e publicidade ficam desligados.',
  save: 'Guardar escolha',
  alwaysOn: 'Sempre ativos',
  necessary: 'Estritamente necessários',
  necessaryText: 'Guardam o seu carrinho, o seu país e a sua sessão. Sem eles não há loja.',
  analytics: 'Desempenho',
  analyticsText:
    'Contam visitas, pesquisas e o que se põe no carrinho, e deixam contar também quem gere as opiniões dos clientes.',
  functional: 'Funcionais',
  functionalText: 'Guardam definições que tornam a loja mais cómoda.',
  targeting: 'Publicidade',
  targetingText: 'Permitem que outros sites lhe mostrem o que viu aqui.',
}
