import type { LegalMessages } from './index.ts'

export const messages: LegalMessages = {
  notice:
    'Esto es una demostración. La empresa es inventada, no se vende ni se envía nada, y el texto es un ejemplo que ningún abogado ha revisado.',
  contents: 'En esta página',
}
