import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'How reviews are verified',
  description: 'Where the reviews come from and what "Verified purchase" means.',
  sections: () => [
    {
      id: 'origin',
      heading: 'Where the reviews come from',
      blocks: [
        'Most reviews in this shop are invented: a program wrote them with the demonstration data, as it did with products and names.',
        'You can write a review of your own for each item that you have bought: the link is on the page of your order as soon as we have shipped it. We read each review before it appears.',
      ],
    },
    {
      id: 'verified',
      heading: 'What "Verified purchase" means',
      blocks: [
        'A review that was written with the link of an order has the mark. The form opens only with this link and takes one review for each item.',
        'The invented reviews of this demonstration have the mark too. There it proves nothing.',
      ],
    },
    {
      id: 'rules',
      heading: 'Our rules',
      blocks: [
        {
          kind: 'list',
          items: [
            'Good and bad reviews are shown alike, the newest first.',
            'We leave out or remove a review only if it breaks the law, insults somebody, shows private data or is not about the product. We do not change its text.',
            'Nobody gets money or a discount for a certain opinion.',
            'The average counts every review that the shop shows for a product.',
          ],
        },
      ],
    },
  ],
}
