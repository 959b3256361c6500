import type { LegalText } from '../../../legal/legal.types.ts'
import { sellerLine } from '../../../legal/sellerLine.ts'
import { MAX_COMPARED, MAX_SEEN } from '../../../memory/limits.ts'

export const text: LegalText = {
  title: 'Privacidade',
  description: 'Que dados esta loja guarda, para quê, por quanto tempo e como os apaga.',
  sections: ({ law, contact }) => [
    {
      id: 'controller',
      heading: 'Responsável pelo tratamento',
      blocks: [`${sellerLine(law.seller, contact.email)}.`],
    },
    {
      id: 'browser',
      heading: 'O que está no seu navegador',
      blocks: [
        'Sem o seu consentimento, a loja guarda apenas o necessário para funcionar:',
        {
          kind: 'rows',
          rows: [
            ['Carrinho', 'O número do seu carrinho, para o reencontrar.'],
            ['Sessão', 'A sua sessão, até a terminar ou expirar.'],
            ['País', 'O país e o idioma que escolheu.'],
            ['Cookies', 'A sua escolha, durante seis meses.'],
            [
              'Finalização da compra',
              'A encomenda que está a fazer e os dados que introduz: neste separador, até encomendar ou terminar a sessão. Nunca os dados do cartão.',
            ],
            [
              'Mudança de país',
              'Os artigos e o código de desconto que leva do carrinho para a loja de outro país: neste separador, até lá chegar.',
            ],
            ['Formulário', 'O que escreveu, se entretanto a sessão expirar: 15 minutos, neste separador.'],
            ['Avaliação', 'Uma avaliação que ainda não enviou: neste separador, até a enviar ou terminar a sessão.'],
          ],
        },
        'Se permitir os cookies «Funcionais», a loja guarda também neste navegador:',
        {
          kind: 'rows',
          rows: [
            ['Tamanhos', 'O seu último tamanho de cada tipo de peça, para já estar escolhido.'],
            ['Vistos recentemente', `Os últimos ${MAX_SEEN} produtos que abriu.`],
            ['Comparação', `Até ${MAX_COMPARED} produtos que está a comparar.`],
          ],
        },
        'Isto fica no seu navegador, sem prazo e sem nos ser enviado, até retirar o consentimento ou apagar os seus dados em «Definições de cookies».',
        'Se permitir os cookies de «Desempenho», a loja também conta visitas, pesquisas e artigos adicionados ao carrinho. Com a ligação «Definições de cookies», no fim de cada página, pode mudar a escolha quando quiser e apagar tudo o que a loja guardou no navegador.',
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
              'Nome, e-mail, morada, artigos e preço, e o NIF de uma empresa: enquanto a lei fiscal o exigir. Esta demonstração não apaga nenhuma encomenda.',
            ],
            [
              'Telefone e mensagem de oferta',
              '60 dias após a entrega, ou 180 dias após uma encomenda que nunca foi entregue',
            ],
            ['Conta e lista de desejos', 'Até pedir que as apaguemos'],
            ['Mensagens', '365 dias'],
            ['Avaliações', 'Até pedir que as apaguemos; um rascunho 1 dia, uma avaliação recusada 90 dias'],
            ['Pesquisas', '90 dias, sem o seu nome'],
            ['E-mails que lhe enviamos', 'O texto até ao envio, o registo durante 30 dias'],
            ['Newsletter', 'Até cancelar a subscrição; 7 dias se não a confirmar'],
            [
              'Aviso de disponibilidade',
              'O seu e-mail e o artigo, até lhe escrevermos ou cancelar o aviso; 7 dias se não o confirmar',
            ],
            ['Cópias das respostas do servidor', '1 dia, para que uma encomenda enviada duas vezes conte uma só vez'],
          ],
        },
      ],
    },
    {
      id: 'why',
      heading: 'Fundamento legal',
      blocks: [
        'Precisamos dos dados da encomenda para cumprir o contrato e a lei fiscal. Precisamos do seu consentimento para contar visitas e fazer publicidade, para o que os cookies «Funcionais» guardam no seu navegador, para a newsletter e para um aviso de disponibilidade. Pode retirar o consentimento quando quiser. Limitamos os pedidos e guardamos os registos de erros por pouco tempo para proteger a loja de abusos (interesse legítimo).',
      ],
    },
    {
      id: 'recipients',
      heading: 'Quem recebe os seus dados',
      blocks: [
        'Ninguém, nesta demonstração. Uma loja real indica aqui a transportadora, o serviço de pagamento, o de e-mail e o alojamento. Não vendemos dados.',
        'Mesmo que permita os cookies de «Publicidade», esta loja de demonstração não transmite nada. Uma loja real indica aqui cada empresa de publicidade, o seu país, os dados que recebe e durante quanto tempo os guarda.',
      ],
    },
    {
      id: 'rights',
      heading: 'Os seus direitos',
      blocks: [
        'Tem direito de acesso, retificação, apagamento, limitação e portabilidade dos seus dados. Também pode opor-se ao tratamento e apresentar uma reclamação à autoridade de proteção de dados do seu país (em Portugal, a CNPD).',
        { kind: 'links', links: [{ title: 'Contacte-nos', path: '/service#contact' }] },
      ],
    },
  ],
}
