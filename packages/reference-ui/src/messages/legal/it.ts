import type { LegalMessages } from './index.ts'

export const messages: LegalMessages = {
  notice:
    'Questa è una dimostrazione. L’azienda è inventata, non si vende né si spedisce nulla e il testo è un esempio che nessun avvocato ha verificato.',
  contents: 'In questa pagina',
  free: 'gratis',
  standard: 'Standard',
  express: 'Espressa',
}
