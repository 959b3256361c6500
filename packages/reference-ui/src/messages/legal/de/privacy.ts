import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Datenschutz',
  description: 'Welche Daten dieser Shop speichert, wozu, wie lange und wie du sie löschst.',
  sections: ({ law, contact }) => [
    {
      id: 'controller',
      heading: 'Wer verantwortlich ist',
      blocks: [
        `${law.seller.name}, ${law.seller.address.join(', ')}${contact.email === null ? '' : `, ${contact.email}`}.`,
      ],
    },
    {
      id: 'browser',
      heading: 'Was in deinem Browser steht',
      blocks: [
        'Ohne deine Erlaubnis speichert der Shop nur, was er zum Arbeiten braucht:',
        {
          kind: 'rows',
          rows: [
            ['Warenkorb', 'Die Nummer deines Warenkorbs, damit du ihn wiederfindest.'],
            ['Anmeldung', 'Deine Sitzung, bis du dich abmeldest oder sie endet.'],
            ['Land', 'Land und Sprache, die du gewählt hast.'],
            ['Cookie-Auswahl', 'Deine Antwort, ein halbes Jahr lang.'],
            ['Kasse', 'Die Bestellung, die du gerade aufgibst.'],
          ],
        },
        'Erlaubst du „Leistung“, zählt der Shop auch Besuche, Suchen und Warenkörbe. Der Link „Cookie-Einstellungen“ am Ende jeder Seite ändert das jederzeit und löscht auch alles, was der Shop in deinem Browser gespeichert hat.',
      ],
    },
    {
      id: 'server',
      heading: 'Was wir speichern und wie lange',
      blocks: [
        {
          kind: 'rows',
          rows: [
            ['Warenkorb', '30 Tage nach der letzten Änderung'],
            ['Kasse ohne Bestellung', '1 Tag'],
            [
              'Bestellung',
              'Name, Adresse, Artikel und Preis: so lange das Steuerrecht es verlangt. Diese Demonstration löscht keine.',
            ],
            ['Konto und Wunschliste', 'Bis du uns bittest, sie zu löschen'],
            ['Nachrichten an uns', '365 Tage'],
            ['Bewertungen', 'Bis du die Löschung verlangst; ein Entwurf 1 Tag, eine abgelehnte Bewertung 90 Tage'],
            ['Suchen', '90 Tage, ohne deinen Namen'],
            ['E-Mails an dich', 'Der Text bis zum Versand, der Eintrag 30 Tage'],
            ['Newsletter', 'Bis du ihn abbestellst; 7 Tage, wenn du nicht bestätigst'],
          ],
        },
      ],
    },
    {
      id: 'why',
      heading: 'Warum wir das dürfen',
      blocks: [
        'Die Daten deiner Bestellung brauchen wir für den Vertrag und für das Steuerrecht. Für das Zählen und den Newsletter brauchen wir deine Einwilligung, die du jederzeit zurücknehmen kannst. Grenzen für Anfragen und kurze Fehlerprotokolle schützen den Shop vor Missbrauch.',
      ],
    },
    {
      id: 'recipients',
      heading: 'Wer Daten bekommt',
      blocks: [
        'In dieser Demonstration niemand. Ein echter Shop nennt hier Paketdienst, Zahlungsdienst, Maildienst und Hosting. Wir verkaufen keine Daten.',
      ],
    },
    {
      id: 'rights',
      heading: 'Deine Rechte',
      blocks: [
        'Du kannst eine Kopie deiner Daten verlangen, sie berichtigen, löschen oder sperren lassen und sie mitnehmen. Du kannst einer Nutzung widersprechen und dich bei der Datenschutzbehörde deines Landes beschweren.',
        { kind: 'links', links: [{ title: 'Kontakt', path: '/service#contact' }] },
      ],
    },
  ],
}
