import type { ReviewMessages } from './en.ts'

export const de: ReviewMessages = {
  reviews: 'Bewertungen',
  write: 'Bewertung schreiben',
  writeNamed: (product) => `Bewertung schreiben: ${product}`,
  pending: 'Wir prüfen deine Bewertung.',
  published: 'Deine Bewertung steht im Shop.',
  rejected: 'Wir haben deine Bewertung nicht veröffentlicht.',
  intro: 'Schreib, wie sich das Produkt bei dir bewährt hat. Wir behandeln gute und schlechte Bewertungen gleich.',
  verified: 'So prüfen wir Bewertungen',
  stars: 'Deine Sterne',
  starNames: ['1 Stern: schlecht', '2 Sterne: mäßig', '3 Sterne: in Ordnung', '4 Sterne: gut', '5 Sterne: sehr gut'],
  fit: 'Wie fällt die Größe aus?',
  fits: { small: 'Fällt klein aus', true: 'Passt wie erwartet', large: 'Fällt groß aus', '': 'Keine Angabe' },
  title: 'Titel',
  content: 'Deine Bewertung',
  contentHint: (max) => `Wofür nutzt du das Produkt? Was ist gut, was könnte besser sein? Höchstens ${max} Zeichen.`,
  author: 'Name bei der Bewertung',
  authorHint: 'Diesen Namen können alle lesen. Ein Vorname oder Spitzname genügt.',
  checked: 'Wir lesen jede Bewertung, bevor sie im Shop erscheint.',
  send: 'Bewertung senden',
  doneTitle: 'Danke für deine Bewertung',
  errors: {
    stars: 'Bitte wähle 1 bis 5 Sterne',
    tooLong: (max) => `Bitte kürze den Text auf höchstens ${max} Zeichen`,
  },
  notArrivedTitle: 'Du kannst diesen Artikel später bewerten',
  notArrivedText: 'Du kannst eine Bewertung schreiben, sobald deine Bestellung angekommen ist.',
  returnedTitle: 'Dieser Artikel kann nicht bewertet werden',
  returnedText:
    'Du hast den Artikel zurückgegeben oder den Kauf widerrufen. Bewerten kannst du nur Artikel, die du behältst.',
  writtenTitle: 'Du hast diesen Artikel schon bewertet',
  writtenText: {
    before:
      'Du kannst für jeden Artikel einer Bestellung eine Bewertung schreiben. Wenn du sie ändern oder löschen möchtest, ',
    contact: 'schreib uns',
    after: '.',
  },
}
