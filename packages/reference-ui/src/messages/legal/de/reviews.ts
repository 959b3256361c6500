import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'So prüfen wir Bewertungen',
  description: 'Woher die Bewertungen kommen und was „Verifizierter Kauf“ heißt.',
  sections: () => [
    {
      id: 'origin',
      heading: 'Woher die Bewertungen kommen',
      blocks: [
        'Alle Bewertungen in diesem Shop sind erfunden: Ein Programm hat sie mit den Demonstrationsdaten geschrieben, so wie Produkte und Namen. Niemand hat etwas gekauft oder getragen. Selbst bewerten kannst du hier noch nicht.',
      ],
    },
    {
      id: 'verified',
      heading: 'Was „Verifizierter Kauf“ heißt',
      blocks: [
        'In dieser Demonstration gehört das Zeichen zu den erfundenen Daten. Es beweist nichts.',
        'In einem echten Shop darf es nur stehen, wenn der Shop die Bewertung mit einer Bestellung verglichen hat: Der Link zum Formular kommt nach der Lieferung per E-Mail und gilt einmal je bestelltem Artikel.',
      ],
    },
    {
      id: 'rules',
      heading: 'Regeln für einen echten Shop',
      blocks: [
        {
          kind: 'list',
          items: [
            'Gute und schlechte Bewertungen stehen gleich da, die neuesten zuerst.',
            'Gelöscht wird nur, was das Recht verletzt, jemanden beleidigt oder private Daten zeigt.',
            'Niemand bekommt Geld oder Rabatt für eine bestimmte Meinung.',
            'Der Durchschnitt zählt jede Bewertung, die der Shop zu einem Produkt zeigt.',
          ],
        },
      ],
    },
  ],
}
