import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Direito de livre resolução',
  description: 'Quanto tempo tem para mudar de ideias, como nos diz e quando recebe o dinheiro.',
  sections: ({ country, law: { withdrawalDays, seller }, hasWithdrawalButton, returnHref, contact }) => [
    {
      id: 'period',
      heading: 'Quanto tempo tem',
      blocks:
        withdrawalDays.value === null
          ? [
              `Aqui a lei não prevê um direito geral de livre resolução nas compras em linha (${country}). Ainda assim, pode devolver o que não quiser durante 30 dias após a entrega.`,
            ]
          : [
              `Pode retratar-se da encomenda durante ${withdrawalDays.value} dias, sem indicar motivos. O prazo conta a partir do dia em que recebe, ou em que uma pessoa por si indicada recebe, o último artigo.`,
              'Connosco tem mais tempo: 30 dias após a entrega.',
            ],
    },
    {
      id: 'how',
      heading: 'Como se faz',
      blocks: [
        hasWithdrawalButton
          ? 'Abra a encomenda, ou indique o número e o seu e-mail, e confirme num segundo passo. Não precisa de conta. Recebe logo um comprovativo com data e hora.'
          : 'Abra a encomenda, ou indique o número e o seu e-mail, e diga o que devolve. Não precisa de conta. Confirmamos logo.',
        {
          kind: 'links',
          links: [
            { title: hasWithdrawalButton ? 'Retratar-se do contrato aqui' : 'Devolver artigos', href: returnHref },
          ],
        },
        'Também basta uma carta ou um e-mail, se o enviar antes do fim do prazo.',
      ],
    },
    {
      id: 'refund',
      heading: 'O seu dinheiro',
      blocks: [
        'Devolvemos tudo em 14 dias, com o envio normal, pelo mesmo meio de pagamento. Podemos esperar até termos os artigos ou a prova do envio.',
        'Envie os artigos nos 14 dias seguintes à sua mensagem. A devolução é gratuita.',
      ],
    },
    {
      id: 'condition',
      heading: 'Em que estado',
      blocks: [
        'Experimente o que quiser, como numa loja. Se um artigo foi usado na rua, podemos descontar a perda de valor.',
      ],
    },
    ...(withdrawalDays.value === null
      ? []
      : [
          {
            id: 'form',
            heading: 'Modelo de formulário',
            blocks: [
              'Pode usar este texto, mas não é obrigatório.',
              {
                kind: 'form' as const,
                lines: [
                  `Para ${seller.name}, ${seller.address.join(', ')}${contact.email === null ? '' : `, ${contact.email}`}:`,
                  'Venho resolver o meu contrato sobre os seguintes artigos:',
                  'Encomendados em / recebidos em:',
                  'Número da encomenda:',
                  'Nome:',
                  'Morada:',
                  'Data e, em papel, assinatura:',
                ],
              },
            ],
          },
        ]),
  ],
}
