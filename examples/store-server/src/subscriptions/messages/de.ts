import type { SubscriptionMessages } from './en.ts'

export const de: SubscriptionMessages = {
  newsletter: {
    confirmTitle: 'Newsletter bestätigen',
    confirmText: 'Mit einem Klick auf die Schaltfläche abonnierst du unseren Newsletter.',
    confirmedTitle: 'Danke für deine Bestätigung',
    confirmedText: 'In jedem Newsletter findest du einen Link zum Abbestellen.',
    endTitle: 'Newsletter abbestellen?',
    endText: 'Du bekommst dann keinen Newsletter mehr von uns.',
    end: 'Abbestellen',
    endedTitle: 'Du hast den Newsletter abbestellt',
    endedText: 'Wir haben deine Adresse aus der Liste für den Newsletter gelöscht.',
  },
  stock: {
    confirmTitle: 'Benachrichtigung bestätigen',
    confirmText:
      'Mit einem Klick auf die Schaltfläche erlaubst du uns, dir genau eine E-Mail zu schicken, sobald dieser Artikel erhältlich ist.',
    confirmedTitle: 'Deine Benachrichtigung ist bestätigt',
    confirmedText:
      'Wir schicken dir genau eine E-Mail, sobald dieser Artikel erhältlich ist. Danach endet die Benachrichtigung von selbst.',
    endTitle: 'Benachrichtigung abbestellen?',
    endText: 'Wir schreiben dir dann nicht, wenn dieser Artikel erhältlich ist.',
    end: 'Abbestellen',
    endedTitle: 'Du hast die Benachrichtigung abbestellt',
    endedText: 'Wir haben deine Adresse für diese Benachrichtigung gelöscht und schreiben dir nicht zu diesem Artikel.',
  },
  confirm: 'Bestätigen',
  goneTitle: 'Du bekommst keine dieser E-Mails mehr',
  goneText: 'Zu diesem Link ist keine Adresse mehr gespeichert.',
  unknownTitle: 'Dieser Link ist nicht mehr gültig',
  unknownText: 'Der Link ist abgelaufen, oder du hast abbestellt oder die gewünschte E-Mail schon bekommen.',
}
