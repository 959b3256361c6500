import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'How reviews are verified',
  description: 'Where the reviews come from and what "Verified purchase" means.',
  sections: () => [
    {
      id: 'origin',
      heading: 'Where the reviews come from',
      blocks: [
        'All reviews in this shop are fictional: a program wrote them, as well as the products and the names. Nobody has bought or worn anything. You cannot write a review here yet.',
      ],
    },
    {
      id: 'verified',
      heading: 'What "Verified purchase" means',
      blocks: [
        'In this demo shop, the label is part of the fictional data, so it proves nothing.',
        'In a real shop, the label may only appear if the shop has matched the review to an order: the shop emails a link to the review form after delivery, and the link works once for each item ordered.',
      ],
    },
    {
      id: 'rules',
      heading: 'Rules for a real shop',
      blocks: [
        {
          kind: 'list',
          items: [
            'Good and bad reviews are treated the same, and the newest are shown first.',
            'A review is removed only if it breaks the law, insults someone or contains private data.',
            'Nobody gets money or a discount for a certain opinion.',
            'The average rating includes every review that the shop shows for a product.',
          ],
        },
      ],
    },
  ],
}
