import type { NewsletterMessages } from './index.ts'

export const messages: NewsletterMessages = {
  unsubscribe: 'Puedes darte de baja con un enlace en cada correo.',
  privacy: 'Cómo tratamos tus datos',
}
