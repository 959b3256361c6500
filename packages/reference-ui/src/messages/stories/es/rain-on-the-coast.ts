import type { StoryText } from '../../../stories/story.types.ts'

export const text: StoryText = {
  lead: 'En un día frío y húmedo necesitas tres capas: una que aleje el sudor de la piel, otra que retenga el aire caliente y otra que frene la lluvia y el viento. Así las usamos durante tres días en el sendero de la costa.',
  sections: [
    {
      heading: 'Sobre la piel',
      paragraphs: [
        'Lleva merino o un tejido sintético, pegado al cuerpo. El algodón retiene el agua y sigue frío durante horas. El merino abriga aunque esté húmedo y huele menos después de tres días. El tejido sintético se seca antes.',
        'Elige el grosor según el ritmo al que caminas, no solo según la temperatura: una primera capa ligera si vas rápido o cuesta arriba, una más gruesa si vas despacio y haces muchas pausas.',
      ],
    },
    {
      heading: 'La capa que abriga',
      paragraphs: [
        'Con lluvia, lo más sencillo es un forro polar: abriga aunque esté húmedo y puedes caminar con él. El plumón abriga más con el mismo peso, pero pierde gran parte de su calor si se moja. Guardamos los plumíferos en una bolsa estanca y solo nos los pusimos por la noche.',
      ],
    },
    {
      heading: 'La capa contra la lluvia',
      paragraphs: [
        'Un chubasquero necesita costuras selladas, una capucha que gire con la cabeza y puños que cierren bien. El primer día nos entró agua por las muñecas, porque caminábamos con bastones y llevábamos los puños abiertos. Después los cerramos por encima de los guantes y las mangas se mantuvieron secas por dentro.',
        'Ventila antes de sudar: abre las cremalleras de las axilas, si las tiene, o baja un palmo la cremallera delantera. En una subida fuerte, ninguna membrana deja pasar tanta humedad como produces.',
        'Lleva el pantalón impermeable por encima de la caña del calzado, para que no entre agua. Póntelo cuando empiece a llover, no cuando ya tengas las piernas mojadas.',
      ],
    },
    {
      heading: 'Antes de salir',
      paragraphs: ['Estos detalles nos ayudaron más que otra chaqueta:'],
      items: [
        'Si las gotas ya no resbalan por la chaqueta, lávala y aplícale un impermeabilizante sin PFAS.',
        'Guarda calcetines y una primera capa secos en una bolsa estanca. Son solo para la noche.',
        'Lleva dos pares de guantes finos. Mientras usas uno, el otro se seca dentro de la chaqueta.',
        'Ponte una gorra debajo de la capucha. Protege la cara de la lluvia.',
        'Quítate la chaqueta mojada en la entrada y cuélgala abierta, lejos de la estufa.',
      ],
    },
  ],
  caption: 'Tres capas contra la lluvia y el frío: primera capa de merino, forro polar y chubasquero.',
  links: ['Chubasqueros', 'Primeras capas de merino', 'Forros polares'],
}
