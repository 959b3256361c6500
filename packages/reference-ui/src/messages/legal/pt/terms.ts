import type { LegalText } from '../../../legal/legal.types.ts'
import { sellerLine } from '../../../legal/sellerLine.ts'

export const text: LegalText = {
  title: 'Condições de venda',
  description: 'Como uma encomenda se torna um contrato, quanto custa, como paga e que direitos tem.',
  sections: ({ country, law, contact, returnHref }) => [
    {
      id: 'seller',
      heading: 'Vendedor',
      blocks: [
        `${sellerLine(law.seller, contact.email, contact.phone)}. Estas condições aplicam-se às encomendas de consumidores (${country}).`,
        { kind: 'links', links: [{ title: 'Informação legal', path: '/legal/imprint' }] },
      ],
    },
    {
      id: 'order',
      heading: 'Como encomendar',
      blocks: [
        'Adicione artigos ao carrinho, carregue em «Finalizar compra», indique a morada e escolha o envio. Está tudo numa só página, que mostra os artigos, o envio e o total. Pode corrigir os dados até carregar no botão de encomenda: é com ele que faz a encomenda.',
        'A sua encomenda é uma proposta. O contrato fica celebrado quando a confirmamos por e-mail. O e-mail contém a encomenda e estas condições: guarde-o.',
        'Os artigos no carrinho não estão reservados. Se um artigo esgotar entretanto, avisamos ao finalizar a compra.',
      ],
    },
    {
      id: 'prices',
      heading: 'Preços',
      blocks: [
        'Os preços incluem o IVA. Os portes de envio, se existirem, acrescem e são mostrados antes de encomendar.',
        { kind: 'links', links: [{ title: 'Envios e devoluções', path: '/legal/shipping' }] },
      ],
    },
    {
      id: 'payment',
      heading: 'Pagamento',
      blocks: [
        'Esta demonstração só tem um pagamento de teste: nada é cobrado. Uma loja real indica aqui os seus meios de pagamento.',
        'Os códigos de desconto e os cartões-presente introduzem-se no carrinho. O saldo que sobrar fica no cartão.',
      ],
    },
    {
      id: 'guarantee',
      heading: 'Se um artigo tiver um defeito',
      blocks: [
        `A garantia legal cobre os defeitos durante ${law.guaranteeYears.value} anos a contar da entrega: pode pedir a reparação ou a substituição do artigo e, se não for possível, a redução do preço ou a resolução do contrato. Não paga nada por isso.`,
        ...(law.isGuaranteeOpen ? ['Um artigo feito para durar mais pode estar coberto por mais tempo.'] : []),
        'O nosso serviço de reparação não lhe retira nenhum destes direitos.',
        { kind: 'links', links: [{ title: 'Reparações', path: '/legal/repairs' }] },
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Se mudar de ideias',
      blocks: [
        law.withdrawalDays.value === null
          ? `Pode devolver os artigos até ${law.returns.days} dias após a entrega.`
          : `A lei dá-lhe ${law.withdrawalDays.value} dias para resolver o contrato. Além disso, pode devolver gratuitamente os artigos até ${law.returns.days} dias após a entrega.`,
        {
          kind: 'links',
          links: [
            {
              title: law.withdrawalDays.value === null ? 'Condições de devolução' : 'Como resolver o contrato',
              path: '/legal/withdrawal',
            },
            { title: 'Devolver uma encomenda', href: returnHref },
          ],
        },
      ],
    },
    {
      id: 'law',
      heading: 'Lei e litígios',
      blocks: [
        `À sua encomenda aplicam-se as normas imperativas de defesa do consumidor do seu país (${country}).`,
        { kind: 'links', links: [{ title: 'Resolver um litígio', path: '/legal/imprint#disputes' }] },
      ],
    },
  ],
}
