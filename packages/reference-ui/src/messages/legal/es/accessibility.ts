import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Accesibilidad',
  description: 'Qué norma sigue esta tienda, cómo la probamos, qué falta y cómo comunicar una barrera.',
  sections: ({ contact }) => [
    {
      id: 'goal',
      heading: 'Nuestro objetivo',
      blocks: [
        'Todo el mundo debe poder comprar aquí. Seguimos las pautas WCAG 2.2 en el nivel AA.',
        'La norma EN 301 549, que aplica la Directiva (UE) 2019/882 sobre accesibilidad, exige WCAG 2.1.',
      ],
    },
    {
      id: 'tests',
      heading: 'Cómo probamos',
      blocks: [
        'Las pruebas automáticas revisan cada parte de la tienda en modo claro y oscuro, con texto grande, a 320 píxeles de ancho, solo con teclado y con movimiento reducido. Encuentran muchos fallos, pero no todos.',
      ],
    },
    {
      id: 'limits',
      heading: 'Qué falta',
      blocks: [
        {
          kind: 'list',
          items: [
            'No se ha hecho una auditoría independiente y ninguna persona con discapacidad ha probado la tienda.',
            'La cesta, la cuenta y los filtros necesitan JavaScript. Los productos, la búsqueda y estas páginas, no.',
            'Las imágenes de los productos son dibujos. Su descripción indica el producto y la parte que se ve, no cada detalle.',
          ],
        },
      ],
    },
    {
      id: 'report',
      heading: 'Comunicar una barrera',
      blocks: [
        `Escríbenos y dinos qué no funciona y en qué página${contact.email === null ? '' : `: ${contact.email}`}. También puedes solicitar un texto en otro formato.`,
        { kind: 'links', links: [{ title: 'Contacto', path: '/service#contact' }] },
      ],
    },
  ],
}
