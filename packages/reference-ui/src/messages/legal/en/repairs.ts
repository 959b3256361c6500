import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Repairs',
  description: 'What we mend, what it costs, and how you send it to us.',
  sections: ({ repair, law }) => [
    {
      id: 'what',
      heading: 'What we mend',
      blocks: [
        ...(repair.text === '' ? [] : [repair.text]),
        ...(repair.facts.length === 0 ? [] : [{ kind: 'rows' as const, rows: repair.facts }]),
      ],
    },
    {
      id: 'how',
      heading: 'How it works',
      blocks: [
        {
          kind: 'list',
          items: [
            'Write to us and add a photo of the damage.',
            'We say whether we can mend it, what it costs and how long it takes. You decide.',
            'Wash the item and send it. We do not mend what is dirty.',
          ],
        },
        { kind: 'links', links: [{ title: 'Contact us', path: '/service#contact' }] },
      ],
    },
    {
      id: 'rights',
      heading: 'Repair and legal guarantee',
      blocks: [
        law.guaranteeYears.value === null
          ? 'This service comes on top of what the law gives you.'
          : `A fault within ${law.guaranteeYears.value} years of delivery may be a case for the legal guarantee. Then the repair is free, and you can also ask for a replacement.`,
        { kind: 'links', links: [{ title: 'If something is wrong with an item', path: '/legal/terms#guarantee' }] },
      ],
    },
  ],
}
