import type { LegalText } from '../../../legal/legal.types.ts'
import { sellerLine } from '../../../legal/sellerLine.ts'

export const text: LegalText = {
  title: ({ withdrawalDays }) =>
    withdrawalDays.value === null ? 'Condiciones de devolución' : 'Derecho de desistimiento',
  description: 'Qué plazo tienes para desistir, cómo hacerlo y cuándo recibes el reembolso.',
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
      heading: 'Plazo',
      blocks:
        withdrawalDays.value === null
          ? [
              `La ley de este país no prevé un derecho general a desistir de una compra en línea (${country}). Aun así, puedes devolver gratis los artículos en los ${returns.days} días siguientes a la entrega.`,
            ]
          : [
              `Tienes derecho a desistir del contrato en un plazo de ${withdrawalDays.value} días naturales sin necesidad de indicar el motivo. El plazo se cuenta desde el día en que recibes el último artículo o lo recibe la persona que hayas indicado.`,
              `Con nosotros tienes más tiempo: puedes devolver gratis los artículos en los ${returns.days} días siguientes a la entrega.`,
            ],
    },
    {
      id: 'how',
      heading: 'Cómo desistir',
      blocks: [
        hasWithdrawalButton
          ? 'Abre tu pedido, o escribe el número de pedido y tu correo electrónico, y confirma el desistimiento en un segundo paso. No necesitas una cuenta. Recibirás enseguida un acuse de recibo con la fecha y la hora.'
          : 'Abre tu pedido con el enlace de nuestro correo y elige qué artículos devuelves, o escribe el número de pedido y tu correo electrónico para devolver todo el pedido. No necesitas una cuenta. Te lo confirmaremos enseguida.',
        {
          kind: 'links',
          links: [
            { title: hasWithdrawalButton ? 'Desistir del contrato aquí' : 'Devolver artículos', href: returnHref },
          ],
        },
        'También puedes enviarnos una carta o un correo electrónico antes de que termine el plazo.',
      ],
    },
    {
      id: 'refund',
      heading: 'Reembolso',
      blocks: [
        'Te reembolsamos todos los pagos, incluidos los gastos de envío estándar, en los 14 días naturales siguientes a tu desistimiento y con el mismo medio de pago. Podemos retener el reembolso hasta recibir los artículos o hasta que demuestres que los has enviado.',
        'Envíanos los artículos en ese mismo plazo. La devolución es gratuita: primero pagas tú el envío y después te reembolsamos lo que cuesta el de un paquete estándar.',
      ],
    },
    {
      id: 'condition',
      heading: 'Estado de los artículos',
      blocks: [
        'Puedes probarte los artículos como en una tienda.',
        withdrawalDays.value === null
          ? 'Aceptamos los artículos sin usar y con su etiqueta.'
          : `Si los usas más de lo necesario para probarlos y desistes en los ${withdrawalDays.value} días que da la ley, podemos descontar la pérdida de valor. Después, aceptamos los artículos sin usar y con su etiqueta.`,
        { kind: 'links', links: [{ title: returnSteps.howTo, path: '/legal/shipping#returns' }] },
      ],
    },
    ...(withdrawalDays.value === null
      ? []
      : [
          {
            id: 'form',
            heading: 'Modelo de formulario de desistimiento',
            blocks: [
              'Puedes usar este modelo, pero no es obligatorio.',
              {
                kind: 'form' as const,
                lines: [
                  `A la atención de ${sellerLine(seller, contact.email)}:`,
                  'Por la presente comunico que desisto de mi contrato de venta de los siguientes artículos:',
                  'Pedido el / recibido el:',
                  'Número de pedido:',
                  'Nombre del consumidor:',
                  'Domicilio del consumidor:',
                  'Fecha y, solo si se envía en papel, firma:',
                ],
              },
            ],
          },
        ]),
  ],
}
