import { emailLink } from '../../../legal/emailLink.ts'
import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Envios e devoluções',
  description: 'Quanto custa o envio, quando chega e como devolve um artigo.',
  sections: ({ contact, country, deliveries, law, returnHref, returnSteps }) => [
    {
      id: 'delivery',
      heading: `Envio (${country})`,
      blocks: [
        ...(deliveries.length === 0
          ? ['O preço e a data de cada envio são mostrados ao finalizar a compra, antes de pagar.']
          : [
              'Se encomendar agora:',
              {
                kind: 'rows' as const,
                rows: deliveries.map(({ name, price, days }) => [name, `${price} · ${days}`] as const),
              },
            ]),
        'As encomendas feitas antes das 14h00 de um dia útil saem no mesmo dia. Não entregamos aos fins de semana nem nos feriados.',
        'A encomenda não leva fatura nem preços, por isso pode enviá-la como oferta. Enviamos os preços apenas a si, por e-mail.',
      ],
    },
    ...(law.returns.hasCustoms
      ? [
          {
            id: 'customs',
            heading: 'Alfândega',
            blocks: [
              'Os nossos preços incluem impostos e direitos aduaneiros. Não paga nada na entrega.',
              'A declaração aduaneira no exterior da embalagem indica o valor dos artigos.',
            ],
          },
        ]
      : []),
    {
      id: 'tracking',
      heading: 'Onde está a minha encomenda?',
      blocks: ['Escrevemos-lhe quando a encomenda sair. A ligação no e-mail mostra o estado da encomenda.'],
    },
    {
      id: 'returns',
      heading: 'Devoluções',
      blocks: [
        `Pode devolver gratuitamente os artigos até ${law.returns.days} dias após a entrega.`,
        law.withdrawalDays.value === null
          ? 'Devolva os artigos por usar e com a etiqueta.'
          : `Nos primeiros ${law.withdrawalDays.value} dias pode resolver o contrato: se usar um artigo mais do que o necessário para o experimentar, podemos descontar a perda de valor. Depois, devolva os artigos por usar e com a etiqueta.`,
        { kind: 'steps', items: [returnSteps.announce, ...returnSteps.steps] },
        { kind: 'rows', rows: [[returnSteps.addressTitle, returnSteps.address.join(', ')]] },
        returnSteps.refund,
        {
          kind: 'links',
          links: [
            { title: 'Devolver uma encomenda', href: returnHref },
            {
              title: law.withdrawalDays.value === null ? 'Condições de devolução' : 'O seu direito de livre resolução',
              path: '/legal/withdrawal',
            },
            emailLink(contact.email, 'Contacte-nos'),
          ],
        },
      ],
    },
    {
      id: 'exchange',
      heading: 'Outro tamanho',
      blocks: ['Encomende o tamanho certo e devolva o outro. É mais rápido do que uma troca e a devolução é grátis.'],
    },
    {
      id: 'damaged',
      heading: 'Se a encomenda chegar danificada',
      blocks: [
        'Tire uma fotografia e envie-a por e-mail. Não precisa de falar com a transportadora.',
        { kind: 'links', links: [emailLink(contact.email, 'Contacte-nos')] },
      ],
    },
  ],
}
