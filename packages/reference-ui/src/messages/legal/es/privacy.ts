import type { LegalText } from '../../../legal/legal.types.ts'
import { sellerLine } from '../../../legal/sellerLine.ts'
import { MAX_COMPARED, MAX_SEEN } from '../../../memory/limits.ts'

export const text: LegalText = {
  title: 'Política de privacidad',
  description: 'Qué datos guarda esta tienda, para qué, durante cuánto tiempo y cómo borrarlos.',
  sections: ({ law, contact }) => [
    {
      id: 'controller',
      heading: 'Responsable del tratamiento',
      blocks: [`${sellerLine(law.seller, contact.email)}.`],
    },
    {
      id: 'browser',
      heading: 'Qué hay en tu navegador',
      blocks: [
        'Sin tu consentimiento, la tienda solo guarda lo que necesita para funcionar:',
        {
          kind: 'rows',
          rows: [
            ['Cesta', 'El número de tu cesta, para volver a encontrarla.'],
            ['Sesión', 'Tu sesión, hasta que la cierres o caduque.'],
            ['País', 'El país y el idioma que elegiste.'],
            ['Cookies', 'Tu elección, durante seis meses.'],
            [
              'Compra',
              'El pedido que estás haciendo y los datos que introduces: en esta pestaña, hasta que compres o cierres la sesión. Nunca los datos de tu tarjeta.',
            ],
            [
              'Cambio de país',
              'Los artículos y el código de descuento que te llevas a la tienda de otro país: una sola vez, en esta pestaña.',
            ],
            ['Formulario', 'Lo que has escrito, si mientras tanto caduca tu sesión: 15 minutos, en esta pestaña.'],
            [
              'Opinión',
              'Una opinión que aún no has enviado: en esta pestaña, hasta que la envíes o cierres la sesión.',
            ],
          ],
        },
        'Si permites las cookies «Funcionales», la tienda también recuerda en este navegador:',
        {
          kind: 'rows',
          rows: [
            ['Tallas', 'Tu última talla de cada tipo de prenda, para que ya esté elegida.'],
            ['Vistos hace poco', `Los últimos ${MAX_SEEN} productos que has abierto.`],
            ['Comparación', `Hasta ${MAX_COMPARED} productos que estás comparando.`],
          ],
        },
        'Estos datos se quedan en tu navegador, sin límite de tiempo y sin enviarse a la tienda, hasta que retires el consentimiento o borres tus datos en «Ajustes de cookies».',
        'Si permites las cookies de «Rendimiento», la tienda también cuenta visitas, búsquedas y artículos añadidos a la cesta. Puedes cambiarlo cuando quieras con el enlace «Ajustes de cookies», al final de cada página. Allí también puedes borrar todo lo que la tienda ha guardado en tu navegador.',
      ],
    },
    {
      id: 'server',
      heading: 'Qué guardamos y durante cuánto tiempo',
      blocks: [
        {
          kind: 'rows',
          rows: [
            ['Cesta', '30 días desde el último cambio'],
            ['Compra sin terminar', '1 día'],
            [
              'Pedido',
              'Nombre, correo electrónico, dirección, artículos y precio, y el NIF de una empresa: durante el plazo que exige la ley fiscal. Esta demostración no borra ningún pedido.',
            ],
            [
              'Teléfono y mensaje de regalo',
              '60 días desde la entrega, o 180 días desde un pedido que nunca se entregó',
            ],
            ['Cuenta y lista de deseos', 'Hasta que pidas que las borremos'],
            ['Mensajes', '365 días'],
            ['Opiniones', 'Hasta que pidas que las borremos; un borrador 1 día, una opinión rechazada 90 días'],
            ['Búsquedas', '90 días, sin tu nombre'],
            ['Correos que te enviamos', 'El texto hasta el envío; el registro, 30 días'],
            ['Boletín', 'Hasta que canceles la suscripción; 7 días si no la confirmas'],
            [
              'Aviso de disponibilidad',
              'Tu correo electrónico y el artículo, hasta que te escribamos o canceles el aviso; 7 días si no lo confirmas',
            ],
            [
              'Copias de las respuestas del servidor',
              '1 día, para que un pedido enviado dos veces cuente una sola vez',
            ],
          ],
        },
      ],
    },
    {
      id: 'why',
      heading: 'Base legal',
      blocks: [
        'Necesitamos los datos del pedido para cumplir el contrato y la ley fiscal. Necesitamos tu consentimiento para contar visitas y hacer publicidad, para lo que las cookies «Funcionales» recuerdan en tu navegador, para el boletín y para un aviso de disponibilidad. Puedes retirar tu consentimiento cuando quieras. Limitamos las solicitudes y guardamos los registros de errores poco tiempo para proteger la tienda de abusos (interés legítimo).',
      ],
    },
    {
      id: 'recipients',
      heading: 'Quién recibe tus datos',
      blocks: [
        'En esta demostración, nadie. Una tienda real indica aquí su empresa de transporte, su servicio de pago, su servicio de correo y su proveedor de alojamiento. No vendemos datos.',
        'Aunque permitas las cookies de «Publicidad», esta tienda de demostración no comparte nada. Una tienda real indica aquí cada empresa de publicidad, su país, los datos que recibe y cuánto tiempo los guarda.',
      ],
    },
    {
      id: 'rights',
      heading: 'Tus derechos',
      blocks: [
        'Puedes acceder a tus datos, rectificarlos, suprimirlos, limitar su tratamiento y llevártelos a otro servicio (portabilidad). También puedes oponerte a su tratamiento y reclamar ante la autoridad de protección de datos de tu país (en España, la AEPD).',
        { kind: 'links', links: [{ title: 'Contacto', path: '/service#contact' }] },
      ],
    },
  ],
}
