import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'How reviews are verified',
  description: 'Where the reviews come from and what "Verified buyer" means.',
  sections: () => [
    {
      id: 'origin',
      heading: 'Where the reviews come from',
      blocks: [
        'Most reviews in this shop are fictional. A computer program generated them, like the products and the names.',
        'You can review each item that you have bought. You will find the link on your order page as soon as the order has arrived. We read each review before it appears.',
      ],
    },
    {
      id: 'verified',
      heading: 'What "Verified buyer" means',
      blocks: [
        'The author of the review has bought the item here: the form can only be opened from an order, and it accepts one review for each item.',
        'A review without the label is always fictional: no order belongs to it.',
        'Most fictional reviews of this demo shop have the label too. It was added at random, so it means nothing on those reviews.',
      ],
    },
    {
      id: 'rules',
      heading: 'Our rules',
      blocks: [
        {
          kind: 'list',
          items: [
            'We show good and bad reviews alike. Reviews in your language come first, the newest at the top.',
            'We leave out or remove a review only if it breaks the law, insults someone, reveals private data or is not about the product. We do not change its text.',
            'Nobody gets money or a discount for a good review.',
            'The average rating includes every review that the shop shows for a product.',
          ],
        },
      ],
    },
  ],
}
