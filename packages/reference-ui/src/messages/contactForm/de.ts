import type { ContactFormMessages } from './index.ts'

export const messages: ContactFormMessages = {
  title: 'Schick uns eine Nachricht',
  name: 'Dein Name',
  email: 'E-Mail-Adresse',
  message: 'Deine Nachricht',
  messageHint: 'Wenn es um eine Bestellung geht, schreib ihre Nummer dazu.',
  send: 'Nachricht senden',
  required: 'Bitte ausfüllen.',
  emailInvalid: 'Gib eine E-Mail-Adresse ein, etwa name@example.com.',
  tooLong: 'Das ist zu lang: bitte höchstens 4000 Zeichen.',
  failed: 'Deine Nachricht wurde nicht gesendet. Sie steht noch hier: Bitte versuch es gleich noch einmal.',
  offline: 'Du bist offline. Deine Nachricht steht noch hier: Schick sie ab, sobald du wieder online bist.',
  tooMany: 'Wir haben schon mehrere Nachrichten von dir. Bitte versuch es in einer Stunde noch einmal.',
  sent: 'Danke. Deine Nachricht ist angekommen.',
  sentText: 'Wir antworten dir per E-Mail.',
  another: 'Noch eine Nachricht schreiben',
}
