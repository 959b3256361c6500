import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Privacidade',
  description: 'Que dados esta loja guarda, para quê, por quanto tempo e como os apaga.',
  sections: ({ law, contact }) => [
    {
      id: 'controller',
      heading: 'Responsável',
      blocks: [
        `${law.seller.name}, ${law.seller.address.join(', ')}${contact.email === null ? '' : `, ${contact.email}`}.`,
      ],
    },
    {
      id: 'browser',
      heading: 'O que está no seu navegador',
      blocks: [
        'Sem a sua autorização, a loja guarda apenas o que precisa para funcionar:',
        {
          kind: 'rows',
          rows: [
            ['Carrinho', 'O número do seu carrinho, para o reencontrar.'],
            ['Sessão', 'A sua sessão, até a terminar ou expirar.'],
            ['País', 'O país e o idioma que escolheu.'],
            ['Cookies', 'A sua resposta, durante meio ano.'],
            ['Finalização da compra', 'A encomenda que está a fazer.'],
          ],
        },
        'Se permitir «Desempenho», a loja também conta visitas, pesquisas e carrinhos. Com a ligação «Definições de cookies», no fim de cada página, pode mudar isto quando quiser e apagar tudo o que a loja guardou no navegador.',
      ],
    },
    {
      id: 'server',
      heading: 'O que guardamos e por quanto tempo',
      blocks: [
        {
          kind: 'rows',
          rows: [
            ['Carrinho', '30 dias após a última alteração'],
            ['Compra não concluída', '1 dia'],
            [
              'Encomenda',
              'Nome, morada, artigos e preço: enquanto a lei fiscal o exigir. Esta demonstração não apaga nenhuma.',
            ],
            ['Conta e lista de desejos', 'Até pedir que as apaguemos'],
            ['Mensagens', '365 dias'],
            ['Avaliações', 'Até pedir que as apaguemos; um rascunho 1 dia, uma avaliação recusada 90 dias'],
            ['Pesquisas', '90 dias, sem o seu nome'],
            ['E-mails para si', 'O texto até ao envio, o registo durante 30 dias'],
            ['Newsletter', 'Até cancelar; 7 dias se não confirmar'],
          ],
        },
      ],
    },
    {
      id: 'why',
      heading: 'Fundamento legal',
      blocks: [
        'Os dados da encomenda são necessários para o contrato e para a lei fiscal. Contar visitas e enviar a newsletter exige o seu consentimento, que pode retirar quando quiser. Limites de pedidos e registos de erros de curta duração protegem a loja de abusos.',
      ],
    },
    {
      id: 'recipients',
      heading: 'Quem recebe dados',
      blocks: [
        'Ninguém, nesta demonstração. Uma loja real indica aqui a transportadora, o serviço de pagamento, o de e-mail e o alojamento. Não vendemos dados.',
      ],
    },
    {
      id: 'rights',
      heading: 'Os seus direitos',
      blocks: [
        'Pode pedir uma cópia dos seus dados, a sua correção, eliminação ou limitação, e levá-los consigo. Pode opor-se a uma utilização e reclamar à autoridade de proteção de dados do seu país.',
        { kind: 'links', links: [{ title: 'Contacte-nos', path: '/service#contact' }] },
      ],
    },
  ],
}
