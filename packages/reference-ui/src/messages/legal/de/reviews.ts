import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'So prüfen wir Bewertungen',
  description: 'Woher die Bewertungen kommen und was „Verifizierter Kauf“ heißt.',
  sections: () => [
    {
      id: 'origin',
      heading: 'Woher die Bewertungen kommen',
      blocks: [
        'Die meisten Bewertungen in diesem Shop sind erfunden: Ein Programm hat sie mit den Demonstrationsdaten geschrieben, so wie Produkte und Namen.',
        'Du kannst jeden Artikel bewerten, den du gekauft hast: Den Link findest du auf der Seite deiner Bestellung, sobald wir sie verschickt haben. Wir lesen jede Bewertung, bevor sie erscheint.',
      ],
    },
    {
      id: 'verified',
      heading: 'Was „Verifizierter Kauf“ heißt',
      blocks: [
        'Das Zeichen hat eine Bewertung, die mit dem Link einer Bestellung geschrieben wurde. Das Formular öffnet sich nur mit diesem Link und nimmt eine Bewertung je Artikel an.',
        'Auch die erfundenen Bewertungen dieser Demonstration haben das Zeichen. Dort beweist es nichts.',
      ],
    },
    {
      id: 'rules',
      heading: 'Unsere Regeln',
      blocks: [
        {
          kind: 'list',
          items: [
            'Gute und schlechte Bewertungen stehen gleich da, die neuesten zuerst.',
            'Wir lassen eine Bewertung nur weg, wenn sie das Recht verletzt, jemanden beleidigt, private Daten zeigt oder nicht vom Produkt handelt. Ihren Text ändern wir nicht.',
            'Niemand bekommt Geld oder Rabatt für eine bestimmte Meinung.',
            'Der Durchschnitt zählt jede Bewertung, die der Shop zu einem Produkt zeigt.',
          ],
        },
      ],
    },
  ],
}
