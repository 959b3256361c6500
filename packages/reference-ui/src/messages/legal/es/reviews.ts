import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Cómo se verifican las opiniones',
  description: 'De dónde vienen las opiniones y qué significa «Compra verificada».',
  sections: () => [
    {
      id: 'origin',
      heading: 'De dónde vienen las opiniones',
      blocks: [
        'La mayoría de las opiniones de esta tienda son inventadas: las ha creado un programa, igual que los productos y los nombres.',
        'Puedes escribir una opinión sobre cada artículo que hayas comprado: el enlace está en la página de tu pedido en cuanto llega. Leemos cada opinión antes de publicarla.',
      ],
    },
    {
      id: 'verified',
      heading: 'Qué significa «Compra verificada»',
      blocks: [
        'La etiqueta aparece en una opinión escrita con el enlace de un pedido. El formulario solo se abre con este enlace y acepta una opinión por artículo.',
        'Una opinión sin la etiqueta siempre es inventada: no corresponde a ningún pedido.',
        'La mayoría de las opiniones inventadas de esta demostración también llevan la etiqueta. Se ha asignado al azar, así que en ellas no demuestra nada.',
      ],
    },
    {
      id: 'rules',
      heading: 'Nuestras reglas',
      blocks: [
        {
          kind: 'list',
          items: [
            'Mostramos todas las opiniones, buenas y malas: primero las escritas en tu idioma, empezando por las más recientes.',
            'Solo descartamos una opinión si infringe la ley, insulta a alguien, contiene datos privados o no trata del producto. No cambiamos su texto.',
            'Nadie recibe dinero ni descuentos por escribir una opinión favorable.',
            'La valoración media incluye todas las opiniones del producto que se muestran.',
          ],
        },
      ],
    },
  ],
}
