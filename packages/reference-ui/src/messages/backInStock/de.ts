import type { BackInStockMessages } from './index.ts'

export const messages: BackInStockMessages = {
  soldOut: 'Wir schreiben dir, sobald der Artikel wieder da ist',
  comingSoon: 'Wir schreiben dir, sobald der Artikel erhältlich ist',
  expected: (day) => `Voraussichtlich ab ${day} erhältlich`,
  choose: 'Bitte wählen',
  email: 'E-Mail-Adresse',
  once: 'Wir schicken dir zuerst einen Link zum Bestätigen und dann genau eine E-Mail, sobald der Artikel erhältlich ist.',
  send: 'Benachrichtige mich',
  done: 'Danke! Bitte öffne noch den Link in unserer E-Mail.',
  emailInvalid: 'Gib eine E-Mail-Adresse wie name@example.com ein.',
  failed: 'Wir konnten die Benachrichtigung nicht einrichten. Bitte versuche es noch einmal.',
  tooMany: 'Zu viele Anfragen. Bitte versuche es in einer Stunde noch einmal.',
}
