import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'So prüfen wir Bewertungen',
  description: 'Woher die Bewertungen kommen und was „Verifizierter Kauf“ heißt.',
  sections: () => [
    {
      id: 'origin',
      heading: 'Woher die Bewertungen kommen',
      blocks: [
        'Alle Bewertungen in diesem Shop sind erfunden: Ein Programm hat sie geschrieben, ebenso wie die Produkte und die Namen. Niemand hat etwas gekauft oder getragen. Selbst bewerten kannst du hier noch nicht.',
      ],
    },
    {
      id: 'verified',
      heading: 'Was „Verifizierter Kauf“ heißt',
      blocks: [
        'In diesem Demo-Shop gehört auch dieser Hinweis zu den erfundenen Daten. Er beweist nichts.',
        'In einem echten Shop darf er nur stehen, wenn die Bewertung zu einer Bestellung gehört: Der Link zum Formular kommt nach der Lieferung per E-Mail und gilt einmal für jeden bestellten Artikel.',
      ],
    },
    {
      id: 'rules',
      heading: 'Regeln für einen echten Shop',
      blocks: [
        {
          kind: 'list',
          items: [
            'Gute und schlechte Bewertungen werden gleich behandelt, die neuesten stehen zuerst.',
            'Gelöscht wird nur, was gegen Gesetze verstößt, jemanden beleidigt oder private Daten enthält.',
            'Niemand bekommt Geld oder Rabatt für eine bestimmte Meinung.',
            'In den Durchschnitt fließt jede Bewertung ein, die der Shop zu einem Produkt zeigt.',
          ],
        },
      ],
    },
  ],
}
