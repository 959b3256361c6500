import type { ContactFormMessages } from './index.ts'

export const messages: ContactFormMessages = {
  title: 'Schick uns eine Nachricht',
  name: 'Dein Name',
  email: 'E-Mail-Adresse',
  message: 'Deine Nachricht',
  messageHint: 'Wenn es um eine Bestellung geht, nenne bitte die Bestellnummer.',
  send: 'Nachricht senden',
  required: 'Bitte fülle dieses Feld aus.',
  emailInvalid: 'Gib eine E-Mail-Adresse wie name@example.com ein.',
  tooLong: 'Bitte schreibe höchstens 4000 Zeichen.',
  failed: 'Deine Nachricht wurde nicht gesendet. Bitte versuche es noch einmal, dein Text bleibt erhalten.',
  offline: 'Du bist offline. Dein Text bleibt erhalten: Bitte sende ihn, sobald du wieder online bist.',
  tooMany: 'Du hast schon mehrere Nachrichten gesendet. Bitte versuche es in einer Stunde noch einmal.',
  draftRestored: 'Das hattest du eingegeben, bevor du abgemeldet wurdest. Es ist noch nicht gesendet.',
  sent: 'Danke! Deine Nachricht ist angekommen.',
  sentText: 'Wir antworten dir per E-Mail.',
  another: 'Noch eine Nachricht schreiben',
}
