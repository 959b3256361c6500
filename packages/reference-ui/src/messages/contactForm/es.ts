import type { ContactFormMessages } from './index.ts'

export const messages: ContactFormMessages = {
  title: 'Envíanos un mensaje',
  name: 'Tu nombre',
  email: 'Correo electrónico',
  message: 'Tu mensaje',
  messageHint: 'Si se trata de un pedido, añade su número.',
  send: 'Enviar mensaje',
  required: 'Rellena este campo.',
  emailInvalid: 'Escribe un correo electrónico, por ejemplo nombre@example.com.',
  tooLong: 'Es demasiado largo: 4000 caracteres como máximo.',
  failed: 'Tu mensaje no se ha enviado. Sigue aquí: inténtalo de nuevo en un momento.',
  offline: 'No tienes conexión. Tu mensaje sigue aquí: envíalo cuando vuelvas a tenerla.',
  tooMany: 'Ya tenemos varios mensajes tuyos. Inténtalo de nuevo dentro de una hora.',
  sent: 'Gracias. Tu mensaje ha llegado.',
  sentText: 'Te responderemos por correo electrónico.',
  another: 'Escribir otro mensaje',
}
