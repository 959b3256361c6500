import type { BackInStockMessages } from './index.ts'

export const messages: BackInStockMessages = {
  soldOut: 'Wir schreiben dir, wenn der Artikel wieder da ist',
  comingSoon: 'Wir schreiben dir, wenn der Verkauf beginnt',
  which: 'Welche Ausführung?',
  email: 'E-Mail-Adresse',
  once: 'Eine einzige E-Mail. Vorher bestätigst du sie mit einem Link.',
  send: 'Benachrichtige mich',
  done: 'Danke. Bitte bestätige mit dem Link in unserer E-Mail.',
  emailInvalid: 'Gib eine E-Mail-Adresse ein, etwa name@example.com.',
  failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  tooMany: 'Das waren viele Anfragen. Bitte versuche es in einer Stunde noch einmal.',
}
