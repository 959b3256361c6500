import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'How reviews are verified',
  description: 'Where the reviews come from and what "Verified purchase" means.',
  sections: () => [
    {
      id: 'origin',
      heading: 'Where the reviews come from',
      blocks: [
        'All reviews in this shop are invented: a program wrote them with the demonstration data, as it did with products and names. Nobody has bought or worn anything. You cannot write a review here yet.',
      ],
    },
    {
      id: 'verified',
      heading: 'What "Verified purchase" means',
      blocks: [
        'In this demonstration the mark is part of the invented data, so it proves nothing.',
        'In a real shop it may only appear if the shop has compared the review with an order: the link to the form comes by e-mail after delivery and works once for each item ordered.',
      ],
    },
    {
      id: 'rules',
      heading: 'Rules for a real shop',
      blocks: [
        {
          kind: 'list',
          items: [
            'Good and bad reviews are shown alike, the newest first.',
            'A review is removed only if it breaks the law, insults somebody or shows private data.',
            'Nobody gets money or a discount for a certain opinion.',
            'The average counts every review that the shop shows for a product.',
          ],
        },
      ],
    },
  ],
}
