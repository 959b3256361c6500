import type { SubscriptionMessages } from './en.ts'

export const de: SubscriptionMessages = {
  newsletterTitle: 'Newsletter bestätigen',
  newsletterText: 'Mit einem Klick auf die Schaltfläche abonnierst du unseren Newsletter.',
  stockTitle: 'Benachrichtigung bestätigen',
  stockText:
    'Mit einem Klick auf die Schaltfläche erlaubst du uns, dir zu schreiben, sobald der Artikel erhältlich ist.',
  confirm: 'Bestätigen',
  confirmedTitle: 'Danke für deine Bestätigung',
  confirmedText: 'Wir schreiben dir per E-Mail. In jeder E-Mail findest du einen Link zum Abbestellen.',
  endTitle: 'E-Mails abbestellen?',
  endText: 'Du bekommst dann keine dieser E-Mails mehr.',
  end: 'Abbestellen',
  endedTitle: 'Du hast die E-Mails abbestellt',
  endedText: 'Wir haben deine Adresse aus der Liste gelöscht.',
  unknownTitle: 'Dieser Link ist nicht mehr gültig',
  unknownText: 'Das Abo ist beendet, oder der Link ist abgelaufen.',
}
