import type { SubscriptionMessages } from './en.ts'

export const de: SubscriptionMessages = {
  newsletterTitle: 'Newsletter bestätigen',
  newsletterText: 'Mit einem Klick auf die Schaltfläche bestellst du den Newsletter an deine Adresse.',
  stockTitle: 'Nachricht bestätigen',
  stockText:
    'Mit einem Klick auf die Schaltfläche erlaubst du uns, dir zu schreiben, sobald der Artikel erhältlich ist.',
  confirm: 'Bestätigen',
  confirmedTitle: 'Danke, das ist bestätigt',
  confirmedText: 'Wir schreiben dir per E-Mail. In jeder E-Mail kannst du dich abmelden.',
  endTitle: 'Abmelden?',
  endText: 'Du bekommst dann keine dieser E-Mails mehr.',
  end: 'Abmelden',
  endedTitle: 'Du bist abgemeldet',
  endedText: 'Wir haben deine Adresse aus dieser Liste gelöscht.',
  unknownTitle: 'Dieser Link gilt nicht mehr',
  unknownText: 'Das Abo ist beendet, oder der Link ist abgelaufen.',
}
