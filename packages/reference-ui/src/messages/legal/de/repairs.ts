import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Reparaturen',
  description: 'Was wir flicken, was es kostet und wie du es uns schickst.',
  sections: ({ repair, law }) => [
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
            'Schreib uns und leg ein Foto des Schadens bei.',
            'Wir sagen dir, ob es geht, was es kostet und wie lange es dauert. Du entscheidest.',
            'Wasch das Stück und schick es. Schmutziges reparieren wir nicht.',
          ],
        },
        { kind: 'links', links: [{ title: 'Kontakt', path: '/service#contact' }] },
      ],
    },
    {
      id: 'rights',
      heading: 'Reparatur und Gewährleistung',
      blocks: [
        `Ein Mangel innerhalb von ${law.guaranteeYears.value} Jahren nach der Lieferung kann ein Fall für die gesetzliche Gewährleistung sein. Dann ist die Reparatur kostenlos, und du kannst auch Ersatz verlangen.`,
        { kind: 'links', links: [{ title: 'Wenn etwas nicht in Ordnung ist', path: '/legal/terms#guarantee' }] },
      ],
    },
  ],
}
