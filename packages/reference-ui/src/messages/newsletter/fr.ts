import type { NewsletterMessages } from './index.ts'

export const messages: NewsletterMessages = {
  unsubscribe: 'Vous pouvez vous désinscrire avec un lien dans chaque e-mail.',
  privacy: 'Comment nous traitons vos données',
}
