import type { ContactMessages } from './index.ts'

export const messages: ContactMessages = {
  text: 'Llámanos, envíanos un correo o usa el formulario de contacto.',
  openChat: 'Abrir el chat en una pestaña nueva',
  newAddress: (order) => `Por favor, enviad mi pedido ${order} a esta dirección:`,
}
