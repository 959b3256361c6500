import type { BackInStockMessages } from './index.ts'

export const messages: BackInStockMessages = {
  soldOut: 'Avisarme cuando esté disponible',
  comingSoon: 'Avisarme cuando salga a la venta',
  expected: (day) => `Disponibilidad prevista a partir del ${day}`,
  choose: 'Elige una opción',
  email: 'Correo electrónico',
  once: 'Primero te enviamos un enlace para confirmar tu dirección y después un único correo, cuando esté disponible.',
  send: 'Avisarme',
  done: 'Gracias. Confirma el aviso con el enlace de nuestro correo.',
  emailInvalid: 'Escribe un correo electrónico como nombre@example.com.',
  failed: 'No hemos podido crear el aviso. Inténtalo de nuevo.',
  tooMany: 'Demasiadas solicitudes. Inténtalo de nuevo en una hora.',
}
