import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Derecho de desistimiento',
  description: 'Cuánto tiempo tienes para cambiar de idea, cómo nos lo dices y cuándo recibes tu dinero.',
  sections: ({ country, law: { withdrawalDays, seller }, hasWithdrawalButton, returnHref, contact }) => [
    {
      id: 'period',
      heading: 'Cuánto tiempo tienes',
      blocks:
        withdrawalDays.value === null
          ? [
              `Aquí la ley no da un derecho general a desistir de una compra en línea (${country}). Aun así puedes devolver lo que no te quedes, durante 30 días desde la entrega.`,
            ]
          : [
              `Puedes desistir de tu pedido durante ${withdrawalDays.value} días sin dar motivos. El plazo empieza el día en que tú, o la persona que indiques, recibe el último artículo.`,
              'Con nosotros tienes más tiempo: 30 días desde la entrega.',
            ],
    },
    {
      id: 'how',
      heading: 'Cómo se hace',
      blocks: [
        hasWithdrawalButton
          ? 'Abre tu pedido, o escribe su número y tu correo, y confirma el desistimiento en un segundo paso. No necesitas cuenta. Recibes enseguida un justificante con fecha y hora.'
          : 'Abre tu pedido, o escribe su número y tu correo, y di qué devuelves. No necesitas cuenta. Lo confirmamos enseguida.',
        {
          kind: 'links',
          links: [
            { title: hasWithdrawalButton ? 'Desistir del contrato aquí' : 'Devolver artículos', href: returnHref },
          ],
        },
        'También basta una carta o un correo, si lo envías antes de que acabe el plazo.',
      ],
    },
    {
      id: 'refund',
      heading: 'Tu dinero',
      blocks: [
        'Devolvemos todo en 14 días, con el envío estándar, por el mismo medio de pago. Podemos esperar a tener los artículos o a que demuestres que los has enviado.',
        'Envía los artículos en los 14 días siguientes a tu mensaje. La devolución es gratis.',
      ],
    },
    {
      id: 'condition',
      heading: 'En qué estado',
      blocks: [
        'Pruébate lo que quieras, como en una tienda. Si un artículo se ha usado fuera, podemos descontar lo que ha perdido de valor.',
      ],
    },
    ...(withdrawalDays.value === null
      ? []
      : [
          {
            id: 'form',
            heading: 'Modelo de formulario',
            blocks: [
              'Puedes usar este texto, pero no es obligatorio.',
              {
                kind: 'form' as const,
                lines: [
                  `A ${seller.name}, ${seller.address.join(', ')}${contact.email === null ? '' : `, ${contact.email}`}:`,
                  'Desisto de mi contrato sobre los siguientes artículos:',
                  'Pedidos el / recibidos el:',
                  'Número de pedido:',
                  'Nombre:',
                  'Dirección:',
                  'Fecha y, en papel, firma:',
                ],
              },
            ],
          },
        ]),
  ],
}
