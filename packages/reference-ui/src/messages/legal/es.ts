import type { LegalMessages } from './index.ts'

export const messages: LegalMessages = {
  notice:
    'Esto es una demostración. La empresa es inventada, no se vende ni se envía nada y ningún abogado ha revisado este texto de ejemplo.',
  contents: 'En esta página',
  free: 'gratis',
}
