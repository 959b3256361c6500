import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Tallas y cuidado',
  description: 'Cómo medir, cómo elegir entre dos tallas y cómo lavar para que dure.',
  sections: () => [
    {
      id: 'measure',
      heading: 'Medir',
      blocks: [
        'Mide el cuerpo, no una prenda, con una cinta blanda que quede plana y no apriete.',
        {
          kind: 'rows',
          rows: [
            ['Pecho', 'Por la parte más ancha, bajo los brazos'],
            ['Cintura', 'Por la parte más estrecha'],
            ['Cadera', 'Por la parte más ancha'],
            ['Entrepierna', 'De la entrepierna al suelo, sin zapatos'],
            ['Pie', 'Del talón al dedo más largo, por la tarde'],
          ],
        },
        'Cada producto tiene una guía de tallas junto a sus tallas.',
      ],
    },
    {
      id: 'between',
      heading: 'Entre dos tallas',
      blocks: [
        'Elige la pequeña para una primera capa y la grande para una chaqueta, para que quepa un forro debajo. Las opiniones dicen si un producto talla pequeño o grande.',
      ],
    },
    {
      id: 'shells',
      heading: 'Ropa impermeable',
      blocks: [
        'Lávala: la suciedad y el sudor tapan la membrana. Cierra las cremalleras, usa detergente líquido sin suavizante a 30 °C y aclara dos veces. El calor devuelve el efecto repelente: un rato en la secadora, o plancha tibia con un paño en medio.',
      ],
    },
    {
      id: 'down',
      heading: 'Plumón',
      blocks: [
        'Lávalo solo, en un ciclo suave y con detergente para plumón. Sécalo despacio en la secadora con dos pelotas de tenis limpias hasta que no queden grumos. Tarda horas. Guárdalo suelto, nunca comprimido.',
      ],
    },
    {
      id: 'wool',
      heading: 'Lana merina',
      blocks: [
        'A menudo basta con airearla. Si no, lava a 30 °C en el programa de lana, sin suavizante, y sécala en plano.',
      ],
    },
    {
      id: 'fleece',
      heading: 'Forro polar y sintéticos',
      blocks: [
        'Lava del revés, con el tambor lleno y poco centrifugado: menos roce significa menos fibras en el agua.',
      ],
    },
    {
      id: 'shoes',
      heading: 'Calzado',
      blocks: ['Cepilla el barro seco, saca las plantillas y seca con papel, lejos del radiador.'],
    },
  ],
}
