import { emailLink } from '../../../legal/emailLink.ts'
import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Reparaturen',
  description: 'Was wir reparieren, was es kostet und wie du es uns schickst.',
  sections: ({ contact, repair, law }) => [
    {
      id: 'what',
      heading: 'Was wir reparieren',
      blocks: [
        ...(repair.text === '' ? [] : [repair.text]),
        ...(repair.facts.length === 0 ? [] : [{ kind: 'rows' as const, rows: repair.facts }]),
      ],
    },
    {
      id: 'how',
      heading: 'So geht es',
      blocks: [
        {
          kind: 'list',
          items: [
            'Schick uns per E-Mail zwei Fotos: eins vom Schaden und eins vom ganzen Artikel.',
            'Wir sagen dir, ob wir ihn reparieren können, was es kostet und wie lange es dauert. Du entscheidest.',
            'Wasche den Artikel und schick ihn uns. Schmutzige Artikel können wir nicht reparieren.',
          ],
        },
        { kind: 'links', links: [emailLink(contact.email, 'Kontakt')] },
      ],
    },
    {
      id: 'rights',
      heading: 'Reparatur und Gewährleistung',
      blocks: [
        `Zeigt sich innerhalb von ${law.guaranteeYears.value} Jahren nach der Lieferung ein Mangel, kann die gesetzliche Gewährleistung greifen. Dann ist die Reparatur kostenlos, oder du bekommst Ersatz.`,
        { kind: 'links', links: [{ title: 'Wenn etwas nicht in Ordnung ist', path: '/legal/terms#guarantee' }] },
      ],
    },
  ],
}
