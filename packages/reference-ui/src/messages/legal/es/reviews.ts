import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Cómo se verifican las opiniones',
  description: 'De dónde vienen las opiniones y qué significa «Compra verificada».',
  sections: () => [
    {
      id: 'origin',
      heading: 'De dónde vienen las opiniones',
      blocks: [
        'Todas las opiniones de esta tienda son inventadas: las escribió un programa con los datos de demostración, como los productos y los nombres. Nadie ha comprado ni usado nada. Aquí todavía no puedes opinar.',
      ],
    },
    {
      id: 'verified',
      heading: 'Qué significa «Compra verificada»',
      blocks: [
        'En esta demostración la marca forma parte de los datos inventados. No prueba nada.',
        'En una tienda real solo puede aparecer si la opinión se ha comparado con un pedido: el enlace al formulario llega por correo tras la entrega y vale una vez por artículo.',
      ],
    },
    {
      id: 'rules',
      heading: 'Reglas de una tienda real',
      blocks: [
        {
          kind: 'list',
          items: [
            'Las opiniones buenas y malas se muestran igual, las más nuevas primero.',
            'Solo se quita una opinión si infringe la ley, insulta a alguien o muestra datos privados.',
            'Nadie recibe dinero ni descuentos por una opinión determinada.',
            'La media cuenta cada opinión que la tienda muestra de un producto.',
          ],
        },
      ],
    },
  ],
}
