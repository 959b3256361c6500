import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Accesibilidad',
  description: 'Qué norma sigue esta tienda, cómo la probamos, qué falta y cómo avisas de una barrera.',
  sections: ({ contact }) => [
    {
      id: 'goal',
      heading: 'Nuestro objetivo',
      blocks: [
        'Todo el mundo debe poder comprar aquí. Seguimos las pautas WCAG 2.2, nivel AA.',
        'EN 301 549, la norma de la Ley Europea de Accesibilidad (Directiva (UE) 2019/882), pide WCAG 2.1.',
      ],
    },
    {
      id: 'tests',
      heading: 'Cómo probamos',
      blocks: [
        'Pruebas automáticas revisan cada parte de la tienda en claro y en oscuro, con texto grande, a 320 píxeles de ancho, solo con teclado y con menos movimiento. Encuentran muchos fallos, pero no todos.',
      ],
    },
    {
      id: 'limits',
      heading: 'Qué falta',
      blocks: [
        {
          kind: 'list',
          items: [
            'No ha habido una auditoría independiente, ni han probado la tienda personas con discapacidad.',
            'La cesta, la cuenta y los filtros necesitan JavaScript. Los productos, la búsqueda y estas páginas, no.',
            'Las imágenes de los productos son dibujos. Su descripción nombra el producto y la vista, no cada detalle.',
          ],
        },
      ],
    },
    {
      id: 'report',
      heading: 'Avisar de una barrera',
      blocks: [
        `Escríbenos qué no funciona y en qué página${contact.email === null ? '' : `: ${contact.email}`}. También puedes pedir un texto en otro formato.`,
        { kind: 'links', links: [{ title: 'Contacto', path: '/service#contact' }] },
      ],
    },
  ],
}
