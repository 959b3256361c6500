import type { NewsletterMessages } from './index.ts'

export const messages: NewsletterMessages = {
  unsubscribe: 'Pode cancelar a subscrição com uma ligação em cada e-mail.',
  privacy: 'Como tratamos os seus dados',
}
