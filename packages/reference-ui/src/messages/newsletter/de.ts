import type { NewsletterMessages } from './index.ts'

export const messages: NewsletterMessages = {
  unsubscribe: 'Abbestellen kannst du ihn mit einem Link in jeder E-Mail.',
  privacy: 'So gehen wir mit deinen Daten um',
}
