import { emailLink } from '../../../legal/emailLink.ts'
import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Repairs',
  description: 'What we repair, what it costs, and how you send it to us.',
  sections: ({ contact, repair, law }) => [
    {
      id: 'what',
      heading: 'What we repair',
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
            'Email us two photos: one of the damage and one of the whole item.',
            'We tell you whether we can repair it, what it costs and how long it takes. You decide.',
            'Wash the item, then send it to us. We cannot repair dirty items.',
          ],
        },
        { kind: 'links', links: [emailLink(contact.email, 'Contact us')] },
      ],
    },
    {
      id: 'rights',
      heading: 'Repairs and your legal rights',
      blocks: [
        law.guaranteeYears.value === null
          ? 'You have this service in addition to your legal rights.'
          : `If a fault appears within ${law.guaranteeYears.value} years of delivery, your legal rights may cover it. The repair is then free, or you can ask for a replacement.`,
        { kind: 'links', links: [{ title: 'If something is wrong with an item', path: '/legal/terms#guarantee' }] },
      ],
    },
  ],
}
