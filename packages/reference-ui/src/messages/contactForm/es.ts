import type { ContactFormMessages } from './index.ts'

export const messages: ContactFormMessages = {
  title: 'Envíanos un mensaje',
  name: 'Tu nombre',
  email: 'Correo electrónico',
  message: 'Tu mensaje',
  messageHint: 'Si se trata de un pedido, añade su número.',
  send: 'Enviar mensaje',
  required: 'Rellena este campo.',
  emailInvalid: 'Escribe un correo electrónico como nombre@example.com.',
  tooLong: 'El mensaje es demasiado largo. Escribe como máximo 4000 caracteres.',
  failed: 'No hemos podido enviar tu mensaje. Sigue aquí: inténtalo de nuevo en un momento.',
  offline: 'Estás sin conexión. Tu mensaje sigue aquí: envíalo cuando la recuperes.',
  tooMany: 'Ya has enviado varios mensajes. Inténtalo de nuevo en una hora.',
  draftRestored: 'Esto es lo que habías escrito antes de que se cerrara la sesión. Aún no está enviado.',
  sent: 'Gracias por tu mensaje',
  sentText: 'Te responderemos por correo electrónico.',
  another: 'Enviar otro mensaje',
}
