import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Shipping and returns',
  description: 'What delivery costs, when it arrives, and how you send something back.',
  sections: ({ countryCode, country, deliveries, law, returnHref, returnSteps }) => [
    {
      id: 'delivery',
      heading: `Delivery (${country})`,
      blocks: [
        ...(deliveries.length === 0
          ? ['The checkout shows cost and dates of each delivery before you pay.']
          : [
              'If you order now:',
              {
                kind: 'rows' as const,
                rows: deliveries.map(({ name, price, days }) => [name, `${price}, ${days}`] as const),
              },
            ]),
        'Orders before 2 pm on a working day leave on the same day. We do not deliver on weekends and public holidays.',
      ],
    },
    ...(['CH', 'GB', 'NO'].includes(countryCode)
      ? [
          {
            id: 'customs',
            heading: 'Customs',
            blocks: ['Our prices include taxes and duties. You pay nothing at the door.'],
          },
        ]
      : []),
    {
      id: 'tracking',
      heading: 'Where is my parcel?',
      blocks: ['We write to you when the parcel leaves. The link in the mail shows the state of your order.'],
    },
    {
      id: 'returns',
      heading: 'Returns',
      blocks: [
        `Send items back for free within ${law.returns.days} days after delivery, unworn and with the label.`,
        { kind: 'steps', items: [returnSteps.announce, ...returnSteps.steps] },
        { kind: 'rows', rows: [[returnSteps.addressTitle, returnSteps.address.join(', ')]] },
        returnSteps.refund,
        {
          kind: 'links',
          links: [
            { title: 'Return an order', href: returnHref },
            { title: 'Your right of withdrawal', path: '/legal/withdrawal' },
          ],
        },
      ],
    },
    {
      id: 'exchange',
      heading: 'Another size',
      blocks: [
        'Order the right size and send the other one back. This is faster than an exchange, and both ways are free.',
      ],
    },
    {
      id: 'damaged',
      heading: 'Damaged on the way',
      blocks: [
        'Take a photo and write to us. You do not need to talk to the carrier.',
        { kind: 'links', links: [{ title: 'Contact us', path: '/service#contact' }] },
      ],
    },
  ],
}
