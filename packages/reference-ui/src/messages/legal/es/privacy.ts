import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Privacidad',
  description: 'Qué datos guarda esta tienda, para qué, cuánto tiempo y cómo borrarlos.',
  sections: ({ law, contact }) => [
    {
      id: 'controller',
      heading: 'Responsable',
      blocks: [
        `${law.seller.name}, ${law.seller.address.join(', ')}${contact.email === null ? '' : `, ${contact.email}`}.`,
      ],
    },
    {
      id: 'browser',
      heading: 'Qué hay en tu navegador',
      blocks: [
        'Sin tu permiso, la tienda solo guarda lo que necesita para funcionar:',
        {
          kind: 'rows',
          rows: [
            ['Cesta', 'El número de tu cesta, para encontrarla otra vez.'],
            ['Sesión', 'Tu sesión, hasta que la cierras o caduca.'],
            ['País', 'El país y el idioma que elegiste.'],
            ['Cookies', 'Tu respuesta, durante medio año.'],
            ['Caja', 'El pedido que estás haciendo.'],
          ],
        },
        'Si permites «Rendimiento», la tienda también cuenta visitas, búsquedas y cestas. El enlace «Ajustes de cookies», al final de cada página, lo cambia cuando quieras y borra todo lo que la tienda ha guardado en tu navegador.',
      ],
    },
    {
      id: 'server',
      heading: 'Qué guardamos y cuánto tiempo',
      blocks: [
        {
          kind: 'rows',
          rows: [
            ['Cesta', '30 días desde el último cambio'],
            ['Caja sin pedido', '1 día'],
            [
              'Pedido',
              'Nombre, dirección, artículos y precio: lo que pide la ley fiscal. Esta demostración no borra ninguno.',
            ],
            ['Cuenta y lista de deseos', 'Hasta que pidas borrarlas'],
            ['Mensajes', '365 días'],
            ['Búsquedas', '90 días, sin tu nombre'],
            ['Correos para ti', 'El texto hasta el envío, el registro 30 días'],
            ['Boletín', 'Hasta que te des de baja; 7 días si no confirmas'],
          ],
        },
      ],
    },
    {
      id: 'why',
      heading: 'Por qué podemos hacerlo',
      blocks: [
        'Los datos del pedido hacen falta para el contrato y la ley fiscal. Contar visitas y enviar el boletín requiere tu permiso, que puedes retirar cuando quieras. Los límites de peticiones y unos registros breves de errores protegen la tienda de abusos.',
      ],
    },
    {
      id: 'recipients',
      heading: 'Quién recibe datos',
      blocks: [
        'Nadie, en esta demostración. Una tienda real nombra aquí su mensajería, su servicio de pago, su servicio de correo y su alojamiento. No vendemos datos.',
      ],
    },
    {
      id: 'rights',
      heading: 'Tus derechos',
      blocks: [
        'Puedes pedir una copia de tus datos, corregirlos, borrarlos, limitarlos o llevártelos. Puedes oponerte a un uso y reclamar ante la autoridad de protección de datos de tu país.',
        { kind: 'links', links: [{ title: 'Contacto', path: '/service#contact' }] },
      ],
    },
  ],
}
