import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Right of withdrawal',
  description: 'How long you can change your mind, how you tell us, and when you get your money back.',
  sections: ({
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
              `The law gives no general right to withdraw from an online purchase here (${country}). You can still send back what you do not keep, for ${returns.days} days after delivery.`,
            ]
          : [
              `You can withdraw from your order within ${withdrawalDays.value} days without giving a reason. The days count from the day on which you, or somebody whom you name, receive the last item.`,
              `This shop gives you more: ${returns.days} days after delivery.`,
            ],
    },
    {
      id: 'how',
      heading: 'How it works',
      blocks: [
        hasWithdrawalButton
          ? 'Open your order, or enter its number and your e-mail address, and confirm the withdrawal in a second step. You need no account. We send you a receipt with date and time at once.'
          : 'Open your order, or enter its number and your e-mail address, and say what you send back. You need no account. We send you a receipt at once.',
        {
          kind: 'links',
          links: [{ title: hasWithdrawalButton ? 'Withdraw from contract here' : 'Return items', href: returnHref }],
        },
        'A letter or an e-mail is enough too. It is in time if you send it before the period ends.',
      ],
    },
    {
      id: 'refund',
      heading: 'Your money',
      blocks: [
        'We pay everything back within 14 days, with the cost of standard delivery, the way you paid. We may wait until the items are here or you show that you sent them.',
        'Send the items within 14 days after your message. The return is free.',
      ],
    },
    {
      id: 'condition',
      heading: 'What state the items should be in',
      blocks: [
        'Try on what you like, as you would in a shop. If an item was worn outdoors, we may keep part of the price for the loss in value.',
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
                  `To ${seller.name}, ${seller.address.join(', ')}${contact.email === null ? '' : `, ${contact.email}`}:`,
                  'I withdraw from my contract for the following items:',
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
