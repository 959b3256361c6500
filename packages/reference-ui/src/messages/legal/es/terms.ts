import type { LegalText } from '../../../legal/legal.types.ts'
import { sellerLine } from '../../../legal/sellerLine.ts'

export const text: LegalText = {
  title: 'Condiciones de venta',
  description: 'Cómo se formaliza tu pedido, qué pagas y qué derechos tienes.',
  sections: ({ country, law, contact, returnHref }) => [
    {
      id: 'seller',
      heading: 'Vendedor',
      blocks: [
        `${sellerLine(law.seller, contact.email, contact.phone)}. Estas condiciones se aplican a los pedidos de consumidores (${country}).`,
        { kind: 'links', links: [{ title: 'Aviso legal', path: '/legal/imprint' }] },
      ],
    },
    {
      id: 'order',
      heading: 'Cómo hacer un pedido',
      blocks: [
        'Añade artículos a la cesta, elige «Finalizar compra», escribe tu dirección y elige el envío. Todo está en una sola página, que muestra tus artículos, el envío y el total. Puedes corregir tus datos hasta que pulses el botón de pedido: con él haces el pedido.',
        'Tu pedido es una oferta. El contrato se celebra cuando lo confirmamos por correo electrónico. El correo contiene el pedido y estas condiciones: guárdalo.',
        'Los artículos de la cesta no están reservados. Si se agota un artículo, te lo indicamos al finalizar la compra.',
      ],
    },
    {
      id: 'prices',
      heading: 'Precios',
      blocks: [
        'Los precios incluyen el IVA. Los gastos de envío, si los hay, se añaden y se muestran antes de hacer el pedido.',
        { kind: 'links', links: [{ title: 'Envíos y devoluciones', path: '/legal/shipping' }] },
      ],
    },
    {
      id: 'payment',
      heading: 'Pago',
      blocks: [
        'Esta demostración solo tiene un pago de prueba: no te cobramos nada. Una tienda real indica aquí sus formas de pago.',
        'Puedes usar códigos de descuento y tarjetas regalo en la cesta. El saldo que no gastes se queda en la tarjeta.',
      ],
    },
    {
      id: 'guarantee',
      heading: 'Si un artículo tiene un defecto',
      blocks: [
        `La garantía legal cubre los defectos durante ${law.guaranteeYears.value} años desde la entrega: puedes pedir la reparación o la sustitución del artículo y, si no es posible, una rebaja del precio o la resolución del contrato. No tiene ningún coste para ti.`,
        ...(law.isGuaranteeOpen
          ? ['Los artículos fabricados para durar más tiempo pueden estar cubiertos más años.']
          : []),
        'Nuestro servicio de reparación es adicional y no limita ninguno de estos derechos.',
        { kind: 'links', links: [{ title: 'Reparaciones', path: '/legal/repairs' }] },
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Si cambias de idea',
      blocks: [
        law.withdrawalDays.value === null
          ? `Puedes devolver los artículos en los ${law.returns.days} días siguientes a la entrega.`
          : `La ley te da ${law.withdrawalDays.value} días naturales para desistir del contrato. Además, puedes devolver gratis los artículos en los ${law.returns.days} días siguientes a la entrega.`,
        {
          kind: 'links',
          links: [
            {
              title: law.withdrawalDays.value === null ? 'Condiciones de devolución' : 'Derecho de desistimiento',
              path: '/legal/withdrawal',
            },
            { title: 'Devolver un pedido', href: returnHref },
          ],
        },
      ],
    },
    {
      id: 'law',
      heading: 'Ley aplicable y conflictos',
      blocks: [
        `A tu pedido se le aplican las normas imperativas de protección de los consumidores de tu país (${country}).`,
        { kind: 'links', links: [{ title: 'Resolución de conflictos', path: '/legal/imprint#disputes' }] },
      ],
    },
  ],
}
