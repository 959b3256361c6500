import { emailLink } from '../../../legal/emailLink.ts'
import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Envíos y devoluciones',
  description: 'Cuánto cuesta el envío, cuándo llega tu pedido y cómo devolver un artículo.',
  sections: ({ contact, country, deliveries, law, returnHref, returnSteps }) => [
    {
      id: 'delivery',
      heading: `Envío (${country})`,
      blocks: [
        ...(deliveries.length === 0
          ? ['Al finalizar la compra verás el precio y la fecha de cada envío, antes de pagar.']
          : [
              'Si haces el pedido ahora:',
              {
                kind: 'rows' as const,
                rows: deliveries.map(({ name, price, days }) => [name, `${price} · ${days}`] as const),
              },
            ]),
        'Los pedidos hechos antes de las 14:00 de un día laborable salen el mismo día. No entregamos en fin de semana ni en festivos.',
        'El paquete no lleva factura ni precios, así que puedes enviarlo como regalo. Los precios solo te los enviamos a ti, por correo electrónico.',
      ],
    },
    ...(law.returns.hasCustoms
      ? [
          {
            id: 'customs',
            heading: 'Aduana',
            blocks: [
              'Nuestros precios incluyen impuestos y aranceles. No pagas nada al recibir el paquete.',
              'La declaración de aduana en el exterior del paquete indica el valor de los artículos.',
            ],
          },
        ]
      : []),
    {
      id: 'tracking',
      heading: '¿Dónde está mi paquete?',
      blocks: ['Te escribimos cuando lo enviamos. El enlace de nuestro correo muestra el estado del pedido.'],
    },
    {
      id: 'returns',
      heading: 'Devoluciones',
      blocks: [
        `Puedes devolver gratis los artículos en los ${law.returns.days} días siguientes a la entrega.`,
        law.withdrawalDays.value === null
          ? 'Devuelve los artículos sin usar y con su etiqueta.'
          : `Los primeros ${law.withdrawalDays.value} días puedes desistir: si usas un artículo más de lo necesario para probarlo, podemos descontar la pérdida de valor. Después, devuelve los artículos sin usar y con su etiqueta.`,
        { kind: 'steps', items: [returnSteps.announce, ...returnSteps.steps] },
        { kind: 'rows', rows: [[returnSteps.addressTitle, returnSteps.address.join(', ')]] },
        returnSteps.refund,
        {
          kind: 'links',
          links: [
            { title: 'Devolver un pedido', href: returnHref },
            {
              title: law.withdrawalDays.value === null ? 'Condiciones de devolución' : 'Tu derecho de desistimiento',
              path: '/legal/withdrawal',
            },
            emailLink(contact.email, 'Contacto'),
          ],
        },
      ],
    },
    {
      id: 'exchange',
      heading: 'Cambio de talla',
      blocks: ['Pide la talla correcta y devuelve la otra. Es más rápido que un cambio y la devolución es gratis.'],
    },
    {
      id: 'damaged',
      heading: 'Si tu pedido llega dañado',
      blocks: [
        'Haz una foto y envíanosla por correo electrónico. No hace falta que hables con el transportista.',
        { kind: 'links', links: [emailLink(contact.email, 'Contacto')] },
      ],
    },
  ],
}
