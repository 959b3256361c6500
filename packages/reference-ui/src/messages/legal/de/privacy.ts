import type { LegalText } from '../../../legal/legal.types.ts'
import { sellerLine } from '../../../legal/sellerLine.ts'
import { MAX_COMPARED, MAX_SEEN } from '../../../memory/limits.ts'

export const text: LegalText = {
  title: 'Datenschutz',
  description: 'Welche Daten dieser Shop speichert, wozu, wie lange und wie du sie löschst.',
  sections: ({ law, contact }) => [
    {
      id: 'controller',
      heading: 'Wer verantwortlich ist',
      blocks: [`${sellerLine(law.seller, contact.email)}.`],
    },
    {
      id: 'browser',
      heading: 'Was wir in deinem Browser speichern',
      blocks: [
        'Ohne deine Einwilligung speichert der Shop nur, was er zum Funktionieren braucht:',
        {
          kind: 'rows',
          rows: [
            ['Warenkorb', 'Die Nummer deines Warenkorbs, damit deine Artikel erhalten bleiben.'],
            ['Anmeldung', 'Deine Sitzung, bis du dich abmeldest oder sie abläuft.'],
            ['Land', 'Land und Sprache, die du gewählt hast.'],
            ['Cookie-Auswahl', 'Deine Auswahl, ein halbes Jahr lang.'],
            [
              'Kasse',
              'Die Bestellung, die du gerade aufgibst, und deine Eingaben dazu: in diesem Tab, bis du bestellst oder dich abmeldest. Niemals Kartendaten.',
            ],
            [
              'Landwechsel',
              'Die Artikel und den Gutscheincode, die du beim Wechsel in den Shop eines anderen Landes mitnimmst: in diesem Tab, bis der Wechsel abgeschlossen ist.',
            ],
            [
              'Formular',
              'Was du eingegeben hast, wenn deine Sitzung vor dem Speichern abläuft: 15 Minuten, in diesem Tab.',
            ],
            [
              'Bewertung',
              'Eine Bewertung, die du noch nicht gesendet hast: in diesem Tab, bis du sie sendest oder dich abmeldest.',
            ],
          ],
        },
        'Erlaubst du „Komfort“, merkt sich der Shop in diesem Browser auch:',
        {
          kind: 'rows',
          rows: [
            ['Größen', 'Deine letzte Größe je Art von Kleidung, damit du sie nicht neu wählen musst.'],
            ['Zuletzt angesehen', `Die letzten ${MAX_SEEN} Produkte, die du geöffnet hast.`],
            ['Vergleich', `Bis zu ${MAX_COMPARED} Produkte, die du vergleichst.`],
          ],
        },
        'Das bleibt in deinem Browser und wird nicht an uns gesendet. Eine Frist gibt es nicht: Es bleibt, bis du deine Einwilligung widerrufst oder deine Daten in den „Cookie-Einstellungen“ löschst.',
        'Erlaubst du „Statistik“, zählt der Shop auch Besuche, Suchen und Warenkörbe. Das kannst du jederzeit ändern: mit dem Link „Cookie-Einstellungen“ am Ende jeder Seite. Dort kannst du auch alles löschen, was der Shop in deinem Browser gespeichert hat.',
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
              'Name, Anschrift, E-Mail-Adresse, Artikel und Preis, bei Firmen auch die USt-IdNr.: solange das Steuerrecht es verlangt. Dieser Demo-Shop löscht keine Bestellungen.',
            ],
            [
              'Telefonnummer und Geschenknachricht',
              '60 Tage nach der Lieferung oder 180 Tage nach einer Bestellung, die nie geliefert wurde',
            ],
            ['Konto und Wunschliste', 'Bis du uns bittest, sie zu löschen'],
            ['Nachrichten an uns', '365 Tage'],
            ['Bewertungen', 'Bis du die Löschung verlangst; ein Entwurf 1 Tag, eine abgelehnte Bewertung 90 Tage'],
            ['Suchanfragen', '90 Tage, ohne deinen Namen'],
            ['E-Mails an dich', 'Der Text bis zum Versand, ein Eintrag darüber 30 Tage'],
            ['Newsletter', 'Bis du ihn abbestellst; 7 Tage, wenn du nicht bestätigst'],
            [
              'Benachrichtigung zur Verfügbarkeit',
              'Deine E-Mail-Adresse und der Artikel, bis wir dir geschrieben haben oder du sie abbestellst; 7 Tage, wenn du nicht bestätigst',
            ],
            ['Kopien von Server-Antworten', '1 Tag, damit eine doppelt gesendete Bestellung nur einmal zählt'],
          ],
        },
      ],
    },
    {
      id: 'why',
      heading: 'Warum wir das dürfen',
      blocks: [
        'Die Daten deiner Bestellung brauchen wir, um den Vertrag zu erfüllen und das Steuerrecht einzuhalten. Deine Einwilligung brauchen wir für Statistik und Werbung, für das, was sich der Shop unter „Komfort“ in deinem Browser merkt, für den Newsletter und für eine Benachrichtigung zur Verfügbarkeit. Deine Einwilligung kannst du jederzeit widerrufen. Eine Begrenzung der Anfragen und kurze Fehlerprotokolle schützen den Shop vor Missbrauch.',
      ],
    },
    {
      id: 'recipients',
      heading: 'Wer deine Daten bekommt',
      blocks: [
        'Niemand, denn dies ist ein Demo-Shop. Ein echter Shop nennt hier Paketdienst, Zahlungsdienst, E-Mail-Dienst und Hosting-Anbieter. Wir verkaufen keine Daten.',
        'Auch wenn du „Werbung“ erlaubst, gibt dieser Demo-Shop nichts weiter. Ein echter Shop nennt hier jedes Werbeunternehmen, sein Land, die Daten, die es bekommt, und wie lange es sie speichert.',
      ],
    },
    {
      id: 'rights',
      heading: 'Deine Rechte',
      blocks: [
        'Du kannst eine Kopie deiner Daten verlangen, auch um sie zu einem anderen Anbieter mitzunehmen. Du kannst sie berichtigen, löschen oder ihre Verarbeitung einschränken lassen. Du kannst der Nutzung widersprechen und dich bei der Datenschutzbehörde deines Landes beschweren.',
        { kind: 'links', links: [{ title: 'Kontakt', path: '/service#contact' }] },
      ],
    },
  ],
}
