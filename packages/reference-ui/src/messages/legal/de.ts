import type { LegalMessages } from './index.ts'

export const messages: LegalMessages = {
  notice:
    'Dies ist ein Demo-Shop. Die Firma ist erfunden, es wird nichts verkauft oder verschickt, und diesen Beispieltext hat kein Anwalt geprüft.',
  contents: 'Auf dieser Seite',
  free: 'kostenlos',
}
