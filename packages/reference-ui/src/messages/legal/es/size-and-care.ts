import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Tallas y cuidado',
  description: 'Cómo medirte, cómo elegir entre dos tallas y cómo lavar tu ropa para que dure.',
  sections: () => [
    {
      id: 'measure',
      heading: 'Cómo medirte',
      blocks: [
        'Mide tu cuerpo, no una prenda, con una cinta métrica que quede plana y no apriete.',
        {
          kind: 'rows',
          rows: [
            ['Pecho', 'Por la parte más ancha, bajo los brazos'],
            ['Cintura', 'Por la parte más estrecha'],
            ['Cadera', 'Por la parte más ancha'],
            ['Entrepierna', 'De la entrepierna hasta donde debe llegar el bajo'],
            ['Pie', 'Del talón al dedo más largo, por la tarde'],
          ],
        },
        'Cada producto tiene una guía de tallas junto al selector de talla.',
      ],
    },
    {
      id: 'between',
      heading: 'Entre dos tallas',
      blocks: [
        'Elige la mayor: una primera capa no te apretará y debajo de una chaqueta cabrá un forro polar. Las opiniones dicen si un producto talla pequeño o grande.',
      ],
    },
    {
      id: 'shells',
      heading: 'Ropa impermeable',
      blocks: [
        'Lávala con regularidad: la suciedad y el sudor obstruyen la membrana. Cierra todas las cremalleras, lava a 30\u00a0°C con detergente líquido, sin suavizante, y aclara dos veces. El calor reactiva la repelencia al agua: un rato en la secadora o plancha tibia con un paño en medio.',
      ],
    },
    {
      id: 'down',
      heading: 'Plumón',
      blocks: [
        'Lava la prenda sola, en un programa suave y con detergente para plumón. Sécala en secadora a baja temperatura con dos pelotas de tenis limpias hasta que no queden grumos. Puede tardar horas. Guárdala sin comprimir.',
      ],
    },
    {
      id: 'wool',
      heading: 'Lana merina',
      blocks: [
        'Muchas veces basta con airearla. Si no, lávala a 30\u00a0°C en programa de lana, sin suavizante, y sécala en horizontal.',
      ],
    },
    {
      id: 'fleece',
      heading: 'Forro polar y sintéticos',
      blocks: [
        'Lava las prendas del revés, con el tambor lleno y poco centrifugado: con menos roce se sueltan menos fibras en el agua.',
      ],
    },
    {
      id: 'shoes',
      heading: 'Calzado',
      blocks: [
        'Cepilla el barro seco, saca las plantillas y rellena el calzado de papel para que se seque, lejos de los radiadores.',
      ],
    },
  ],
}
