import type { LegalMessages } from './index.ts'

export const messages: LegalMessages = {
  notice:
    'Ceci est une boutique de démonstration. La société est inventée, rien n’est vendu ni expédié, et le texte est un exemple qu’aucun avocat n’a vérifié.',
  contents: 'Sur cette page',
  free: 'offerte',
}
