import type { LegalText } from '../../../legal/legal.types.ts'
import { sellerLine } from '../../../legal/sellerLine.ts'

export const text: LegalText = {
  title: ({ withdrawalDays }) => (withdrawalDays.value === null ? 'Return policy' : 'Right of withdrawal'),
  description: 'How long you can change your mind, how to tell us, and when you get your money back.',
  sections: ({
    countryCode,
    country,
    law: { withdrawalDays, seller, returns },
    hasWithdrawalButton,
    returnHref,
    returnSteps,
    contact,
  }) => [
    {
      id: 'period',
      heading: 'How long you have',
      blocks:
        withdrawalDays.value === null
          ? [
              `There is no general right to withdraw from an online purchase in your country (${country}). You can still return items for ${returns.days} days after delivery.`,
            ]
          : [
              `You can ${hasWithdrawalButton ? 'withdraw from your order' : 'cancel your order'} within ${withdrawalDays.value} days without giving a reason. The period starts on the day that the last item reaches you or a person you name.`,
              `We give you more time: ${returns.days} days after delivery.`,
              ...(countryCode === 'GB' ? ['In the United Kingdom, the law calls this the right to cancel.'] : []),
            ],
    },
    {
      id: 'how',
      heading: 'How it works',
      blocks: [
        hasWithdrawalButton
          ? 'Open your order, or enter its number and your email address, and confirm the withdrawal in a second step. You do not need an account. We confirm your withdrawal by email at once, with the date and time.'
          : 'Open your order with the link in our email and choose the items that you want to return, or enter its number and your email address to return the whole order. You do not need an account. We confirm your request by email at once.',
        {
          kind: 'links',
          links: [{ title: hasWithdrawalButton ? 'Withdraw from contract here' : 'Return items', href: returnHref }],
        },
        'You can also send us a letter or an email. It is enough to send it before the period ends.',
      ],
    },
    {
      id: 'refund',
      heading: 'Your money',
      blocks: [
        'We refund the full amount within 14 days, including the cost of standard delivery, the way you paid. We may wait until we have received the items or you have shown that you sent them.',
        'Please send the items back within 14 days of telling us. The return is free: you pay for the parcel first, and we refund standard postage.',
      ],
    },
    {
      id: 'condition',
      heading: 'Condition of the items',
      blocks: [
        'You can try items on, as you would in a shop.',
        withdrawalDays.value === null
          ? 'We take items back unworn and with their labels.'
          : `If you have worn an item outdoors and change your mind within the ${withdrawalDays.value} days that the law gives you, we may deduct its loss in value from the refund. After that, we take items back unworn and with their labels.`,
        { kind: 'links', links: [{ title: returnSteps.howTo, path: '/legal/shipping#returns' }] },
      ],
    },
    ...(withdrawalDays.value === null
      ? []
      : [
          {
            id: 'form',
            heading: 'Model form',
            blocks: [
              'You can use this text, but you do not have to.',
              {
                kind: 'form' as const,
                lines: [
                  `To ${sellerLine(seller, contact.email)}:`,
                  hasWithdrawalButton
                    ? 'I withdraw from my contract for the following items:'
                    : 'I return the following items and cancel my contract for them:',
                  'Ordered on / received on:',
                  'Order number:',
                  'Name:',
                  'Address:',
                  'Date, and signature if on paper:',
                ],
              },
            ],
          },
        ]),
  ],
}
