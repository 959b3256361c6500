import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Condiciones de venta',
  description: 'Cómo un pedido se convierte en contrato, cuánto cuesta, cómo pagas y qué puedes reclamar.',
  sections: ({ country, law, returnHref }) => [
    {
      id: 'seller',
      heading: 'A quién compras',
      blocks: [
        `${law.seller.name}, ${law.seller.address.join(', ')}. Estas condiciones valen para los pedidos de consumidores (${country}).`,
        { kind: 'links', links: [{ title: 'Aviso legal', path: '/legal/imprint' }] },
      ],
    },
    {
      id: 'order',
      heading: 'Cómo haces un pedido',
      blocks: [
        'Añade artículos a la cesta, ve a la caja, escribe tu dirección y elige un envío. La última página lo muestra todo otra vez: puedes corregir cada dato antes de hacer el pedido.',
        'Tu pedido es una oferta. El contrato se cierra cuando lo confirmamos por correo electrónico. El mensaje contiene el pedido y estas condiciones: guárdalo.',
        'Los artículos de la cesta no están reservados. Si se vende antes el último, la caja lo dice.',
      ],
    },
    {
      id: 'prices',
      heading: 'Precios',
      blocks: [
        'Los precios incluyen el IVA. El envío se suma si cuesta algo: la cesta y la caja lo muestran antes del pedido.',
        { kind: 'links', links: [{ title: 'Envíos y devoluciones', path: '/legal/shipping' }] },
      ],
    },
    {
      id: 'payment',
      heading: 'Pago',
      blocks: [
        'Esta demostración solo tiene un pago de prueba: no se cobra nada. Una tienda real indica aquí sus formas de pago.',
        'Los cupones y las tarjetas regalo se escriben en la cesta. Lo que un pedido no gasta queda en la tarjeta.',
      ],
    },
    {
      id: 'guarantee',
      heading: 'Si un artículo tiene un defecto',
      blocks: [
        `La ley te protege de los defectos durante ${law.guaranteeYears.value} años desde la entrega: el vendedor repara o cambia el artículo y, si no, baja el precio o devuelve el dinero. No te cuesta nada.`,
        ...(law.isGuaranteeOpen ? ['Un artículo hecho para durar más puede estar cubierto más tiempo.'] : []),
        'Nuestro servicio de reparación se suma y no te quita ninguno de estos derechos.',
        { kind: 'links', links: [{ title: 'Reparaciones', path: '/legal/repairs' }] },
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Si cambias de idea',
      blocks: [
        law.withdrawalDays.value === null
          ? 'Puedes devolver artículos durante 30 días desde la entrega.'
          : `La ley te da ${law.withdrawalDays.value} días para desistir. Con nosotros tienes 30.`,
        {
          kind: 'links',
          links: [
            { title: 'Cómo desistir', path: '/legal/withdrawal' },
            { title: 'Devolver un pedido', href: returnHref },
          ],
        },
      ],
    },
    {
      id: 'law',
      heading: 'Derecho y conflictos',
      blocks: [
        `A tu pedido se aplica el derecho imperativo de consumo de tu país (${country}).`,
        { kind: 'links', links: [{ title: 'Resolver un conflicto', path: '/legal/imprint#disputes' }] },
      ],
    },
  ],
}
