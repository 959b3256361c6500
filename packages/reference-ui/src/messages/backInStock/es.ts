import type { BackInStockMessages } from './index.ts'

export const messages: BackInStockMessages = {
  soldOut: 'Avísame cuando vuelva',
  comingSoon: 'Avísame cuando salga a la venta',
  which: '¿Cuál?',
  email: 'Correo electrónico',
  once: 'Un solo correo. Antes lo confirmas con un enlace.',
  send: 'Avísame',
  done: 'Gracias. Confirma con el enlace de nuestro correo.',
  emailInvalid: 'Escribe un correo electrónico como nombre@example.com.',
  failed: 'No ha funcionado. Inténtalo de nuevo.',
  tooMany: 'Son muchas solicitudes. Inténtalo de nuevo en una hora.',
}
