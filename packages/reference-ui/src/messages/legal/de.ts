import type { LegalMessages } from './index.ts'

export const messages: LegalMessages = {
  notice:
    'Das ist eine Demonstration. Die Firma ist erfunden, es wird nichts verkauft oder verschickt, und der Text ist ein Beispiel, das kein Anwalt geprüft hat.',
  contents: 'Auf dieser Seite',
  free: 'kostenlos',
  standard: 'Standard',
  express: 'Express',
}
