import type { LegalMessages } from './index.ts'

export const messages: LegalMessages = {
  notice:
    'Questo è un negozio dimostrativo. L’azienda è inventata, non vendiamo e non spediamo nulla e il testo è un esempio che nessun avvocato ha verificato.',
  contents: 'In questa pagina',
  free: 'gratis',
}
