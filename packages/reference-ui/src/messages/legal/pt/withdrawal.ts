import type { LegalText } from '../../../legal/legal.types.ts'
import { sellerLine } from '../../../legal/sellerLine.ts'

export const text: LegalText = {
  title: ({ withdrawalDays }) =>
    withdrawalDays.value === null ? 'Condições de devolução' : 'Direito de livre resolução',
  description: 'Quanto tempo tem para mudar de ideias, como nos comunica a decisão e quando recebe o reembolso.',
  sections: ({
    country,
    law: { withdrawalDays, seller, returns },
    hasWithdrawalButton,
    returnHref,
    returnSteps,
    contact,
  }) => [
    {
      id: 'period',
      heading: 'Quanto tempo tem',
      blocks:
        withdrawalDays.value === null
          ? [
              `Aqui a lei não prevê um direito geral de livre resolução nas compras online (${country}). Ainda assim, pode devolver gratuitamente os artigos até ${returns.days} dias após a entrega.`,
            ]
          : [
              `Pode resolver o contrato no prazo de ${withdrawalDays.value} dias, sem indicar o motivo. O prazo conta a partir do dia em que recebe o último artigo, ou em que o recebe uma pessoa indicada por si.`,
              `Connosco tem mais tempo: pode devolver gratuitamente os artigos até ${returns.days} dias após a entrega.`,
            ],
    },
    {
      id: 'how',
      heading: 'Como resolver o contrato',
      blocks: [
        hasWithdrawalButton
          ? 'Abra a encomenda, ou indique o número e o seu e-mail, e confirme a resolução num segundo passo. Não precisa de conta. Recebe logo um aviso de receção com a data e a hora.'
          : 'Abra a encomenda com a ligação do nosso e-mail e escolha o que devolve, ou indique o número e o seu e-mail para devolver toda a encomenda. Não precisa de conta. Recebe logo uma confirmação.',
        {
          kind: 'links',
          links: [{ title: hasWithdrawalButton ? 'Resolver o contrato aqui' : 'Devolver artigos', href: returnHref }],
        },
        'Também pode enviar-nos uma carta ou um e-mail antes do fim do prazo.',
      ],
    },
    {
      id: 'refund',
      heading: 'Reembolso',
      blocks: [
        'Reembolsamos tudo o que pagou, incluindo o envio normal, no prazo de 14 dias a contar da sua comunicação e pelo mesmo meio de pagamento. Podemos aguardar até recebermos os artigos ou a prova do envio.',
        'Envie-nos os artigos no mesmo prazo. A devolução é gratuita: primeiro paga os portes e depois reembolsamos os de um pacote normal.',
      ],
    },
    {
      id: 'condition',
      heading: 'Estado dos artigos',
      blocks: [
        'Pode experimentar os artigos como numa loja.',
        withdrawalDays.value === null
          ? 'Aceitamos os artigos por usar e com a etiqueta.'
          : `Se os usar mais do que o necessário para os experimentar e resolver o contrato no prazo legal de ${withdrawalDays.value} dias, podemos descontar a perda de valor. Depois, aceitamos os artigos por usar e com a etiqueta.`,
        { kind: 'links', links: [{ title: returnSteps.howTo, path: '/legal/shipping#returns' }] },
      ],
    },
    ...(withdrawalDays.value === null
      ? []
      : [
          {
            id: 'form',
            heading: 'Modelo de formulário de livre resolução',
            blocks: [
              'Pode usar este texto, mas não é obrigatório.',
              {
                kind: 'form' as const,
                lines: [
                  `Para ${sellerLine(seller, contact.email)}:`,
                  'Comunico que resolvo o meu contrato de compra e venda relativo aos seguintes bens:',
                  'Solicitado em / recebido em:',
                  'Número da encomenda:',
                  'Nome do consumidor:',
                  'Morada do consumidor:',
                  'Data e assinatura (só no caso de formulário em papel):',
                ],
              },
            ],
          },
        ]),
  ],
}
