import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'So prüfen wir Bewertungen',
  description: 'Woher die Bewertungen kommen und was „Verifizierter Kauf“ heißt.',
  sections: () => [
    {
      id: 'origin',
      heading: 'Woher die Bewertungen kommen',
      blocks: [
        'Die meisten Bewertungen in diesem Shop sind erfunden. Ein Programm hat sie erzeugt, ebenso wie die Produkte und die Namen.',
        'Du kannst jeden Artikel bewerten, den du gekauft hast. Den Link findest du auf der Seite deiner Bestellung, sobald sie angekommen ist. Wir lesen jede Bewertung, bevor sie erscheint.',
      ],
    },
    {
      id: 'verified',
      heading: 'Was „Verifizierter Kauf“ heißt',
      blocks: [
        'Wer die Bewertung geschrieben hat, hat den Artikel hier gekauft: Das Formular lässt sich nur über die Bestellung öffnen und nimmt eine Bewertung je Artikel an.',
        'Eine Bewertung ohne diesen Hinweis ist immer erfunden: Zu ihr gehört keine Bestellung.',
        'Auch die meisten erfundenen Bewertungen dieses Demo-Shops tragen den Hinweis. Er wurde zufällig vergeben und bedeutet dort nichts.',
      ],
    },
    {
      id: 'rules',
      heading: 'Unsere Regeln',
      blocks: [
        {
          kind: 'list',
          items: [
            'Wir behandeln gute und schlechte Bewertungen gleich. Bewertungen in deiner Sprache stehen zuerst, die neuesten oben.',
            'Wir lassen eine Bewertung nur weg, wenn sie gegen das Gesetz verstößt, jemanden beleidigt, private Daten enthält oder nicht vom Produkt handelt. Ihren Text ändern wir nicht.',
            'Niemand bekommt Geld oder Rabatt für eine gute Bewertung.',
            'In den Durchschnitt fließt jede Bewertung ein, die der Shop zu einem Produkt zeigt.',
          ],
        },
      ],
    },
  ],
}
