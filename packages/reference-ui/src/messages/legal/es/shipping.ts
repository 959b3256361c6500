import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Envíos y devoluciones',
  description: 'Cuánto cuesta el envío, cuándo llega y cómo devuelves algo.',
  sections: ({ countryCode, country, deliveries, returnHref }) => [
    {
      id: 'delivery',
      heading: `Envío (${country})`,
      blocks: [
        ...(deliveries.length === 0
          ? ['La caja muestra el precio y la fecha de cada envío antes de pagar.']
          : [
              'Si haces el pedido ahora:',
              {
                kind: 'rows' as const,
                rows: deliveries.map(({ name, price, days }) => [name, `${price}, ${days}`] as const),
              },
            ]),
        'Lo que se pide antes de las 14 h de un día laborable sale el mismo día. No entregamos en fin de semana ni en festivos.',
      ],
    },
    ...(['CH', 'GB', 'NO'].includes(countryCode)
      ? [
          {
            id: 'customs',
            heading: 'Aduana',
            blocks: ['Nuestros precios incluyen impuestos y aranceles. No pagas nada en la puerta.'],
          },
        ]
      : []),
    {
      id: 'tracking',
      heading: '¿Dónde está mi paquete?',
      blocks: ['Te escribimos cuando sale. El enlace del mensaje muestra el estado del pedido.'],
    },
    {
      id: 'returns',
      heading: 'Devoluciones',
      blocks: [
        'Devuelve gratis los artículos en los 30 días siguientes a la entrega, sin usar y con su etiqueta. Avísanos antes con el formulario y usa, si puedes, la misma caja.',
        'Tienes tu dinero en 14 días.',
        {
          kind: 'links',
          links: [
            { title: 'Devolver un pedido', href: returnHref },
            { title: 'Tu derecho de desistimiento', path: '/legal/withdrawal' },
          ],
        },
      ],
    },
    {
      id: 'exchange',
      heading: 'Otra talla',
      blocks: ['Pide la talla correcta y devuelve la otra. Es más rápido que un cambio, y los dos envíos son gratis.'],
    },
    {
      id: 'damaged',
      heading: 'Dañado por el camino',
      blocks: [
        'Haz una foto y escríbenos. No hace falta que hables con la mensajería.',
        { kind: 'links', links: [{ title: 'Contacto', path: '/service#contact' }] },
      ],
    },
  ],
}
