import type { ContentWords } from '../words.types.ts'

export const content: ContentWords = {
  women: 'Mujer',
  men: 'Hombre',
  equipment: 'Equipamiento',
  activities: 'Actividades',
  sale: 'Rebajas',
  repair: 'Reparación',
  clothing: 'Ropa',
  layers: 'Por capa',
  new: 'Novedades',
  accessories: 'Accesorios',
  service: 'Servicio y ayuda',
  help: 'Ayuda',
  contact: 'Contacto',
  shipping: 'Envíos',
  returns: 'Devoluciones',
  promo: [
    'Envío estándar gratis. [Ver novedades](/search?sort=newest)',
    'En el programa profesional ahorras un **30 %**.',
    'Preferimos repararlo. [Así lo hacemos](/service#repair)',
  ],
  hero: {
    heading: 'El camino es solo una hilera de piedras',
    text: 'Protección, abrigo y capas para los días en que el hito de otro es tu único mapa.',
    primary: 'Ver chaquetas',
    secondary: 'Ver novedades',
  },
  tiles: 'Capa a capa, de fuera hacia dentro',
  story: {
    heading: 'Preferimos repararlo',
    text: 'Una chaqueta que dura doce inviernos es mejor que dos que duran seis. Envíanos la tuya, tenga la edad que tenga: abrimos la costura, cambiamos lo que falló y la devolvemos con el remiendo a la vista.',
    facts: [
      ['Cremalleras, puños', 'Gratis, de por vida'],
      ['Roturas, costuras', 'A precio de coste, en diez días'],
      ['Sin arreglo', 'Se desmonta para la siguiente'],
    ],
    link: 'Ver lo que dura',
  },
  trending: ['chaqueta impermeable', 'plumífero', 'merino', 'zapatillas de trail', 'pantalón de senderismo', 'gorro'],
  redirects: {
    wishlist: ['lista de deseos', 'favoritos', 'mis favoritos'],
    orders: ['mis pedidos', 'pedidos', 'devoluciones'],
    sale: ['rebajas', 'ofertas', 'outlet'],
  },
}
