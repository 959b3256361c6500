import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Cómo se verifican las opiniones',
  description: 'De dónde vienen las opiniones y qué significa «Compra verificada».',
  sections: () => [
    {
      id: 'origin',
      heading: 'De dónde vienen las opiniones',
      blocks: [
        'Todas las opiniones de esta tienda son inventadas: las ha creado un programa, igual que los productos y los nombres. Nadie ha comprado ni usado nada. Todavía no puedes escribir opiniones.',
      ],
    },
    {
      id: 'verified',
      heading: 'Qué significa «Compra verificada»',
      blocks: [
        'En esta demostración, la etiqueta forma parte de los datos inventados y no demuestra nada.',
        'En una tienda real solo puede aparecer si la opinión corresponde a un pedido: el enlace al formulario llega por correo electrónico después de la entrega y se puede usar una vez por artículo.',
      ],
    },
    {
      id: 'rules',
      heading: 'Reglas de una tienda real',
      blocks: [
        {
          kind: 'list',
          items: [
            'Se muestran todas las opiniones, buenas y malas, empezando por las más recientes.',
            'Solo se elimina una opinión si infringe la ley, insulta a alguien o muestra datos privados.',
            'Nadie recibe dinero ni descuentos por escribir una opinión favorable.',
            'La valoración media incluye todas las opiniones del producto que se muestran.',
          ],
        },
      ],
    },
  ],
}
