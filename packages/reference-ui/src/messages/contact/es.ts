import type { ContactMessages } from './index.ts'

export const messages: ContactMessages = {
  text: 'Llámanos, escribe un correo o envíanos un mensaje.',
  openChat: 'Abrir el chat en una pestaña nueva',
}
