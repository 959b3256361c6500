import { emailLink } from '../../../legal/emailLink.ts'
import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Shipping and returns',
  description: 'What delivery costs, when your order arrives, and how to return items.',
  sections: ({ contact, country, deliveries, law, hasWithdrawalButton, returnHref, returnSteps }) => [
    {
      id: 'delivery',
      heading: `Delivery (${country})`,
      blocks: [
        ...(deliveries.length === 0
          ? ['The checkout shows the cost and the dates of each delivery before you pay.']
          : [
              'If you order now:',
              {
                kind: 'rows' as const,
                rows: deliveries.map(({ name, price, days }) => [name, `${price}, ${days}`] as const),
              },
            ]),
        'Orders placed before 2 pm from Monday to Friday ship on the same day. We do not ship or deliver on Saturdays, Sundays or public holidays.',
        'There is no invoice and no price in the parcel, so you can send it as a gift. We email the prices only to you.',
      ],
    },
    ...(law.returns.hasCustoms
      ? [
          {
            id: 'customs',
            heading: 'Customs',
            blocks: [
              'Our prices include taxes and duties. You pay nothing on delivery.',
              'The customs form on the outside of the parcel shows the value of the items.',
            ],
          },
        ]
      : []),
    {
      id: 'tracking',
      heading: 'Where is my order?',
      blocks: ['We email you when we have shipped your order. The link in the email shows its status.'],
    },
    {
      id: 'returns',
      heading: 'Returns',
      blocks: [
        `You can return items for free within ${law.returns.days} days of delivery.`,
        law.withdrawalDays.value === null
          ? 'Please return items unworn and with their labels.'
          : `In the first ${law.withdrawalDays.value} days, you can return an item even if you have worn it outdoors, but we may deduct its loss in value. After that, please return items unworn and with their labels.`,
        { kind: 'steps', items: [returnSteps.announce, ...returnSteps.steps] },
        { kind: 'rows', rows: [[returnSteps.addressTitle, returnSteps.address.join(', ')]] },
        returnSteps.refund,
        {
          kind: 'links',
          links: [
            { title: hasWithdrawalButton ? 'Return an order' : 'Return items', href: returnHref },
            {
              title: law.withdrawalDays.value === null ? 'Return policy' : 'Right of withdrawal',
              path: '/legal/withdrawal',
            },
            emailLink(contact.email, 'Contact us'),
          ],
        },
      ],
    },
    {
      id: 'exchange',
      heading: 'Need a different size?',
      blocks: [
        'Order the right size and return the other one. This is faster than an exchange, and the return is free.',
      ],
    },
    {
      id: 'damaged',
      heading: 'Damaged in transit',
      blocks: [
        'Take a photo and email it to us. You do not need to contact the carrier.',
        { kind: 'links', links: [emailLink(contact.email, 'Contact us')] },
      ],
    },
  ],
}
