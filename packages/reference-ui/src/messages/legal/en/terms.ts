import type { LegalText } from '../../../legal/legal.types.ts'
import { sellerLine } from '../../../legal/sellerLine.ts'

export const text: LegalText = {
  title: 'Terms of sale',
  description: 'How an order becomes a contract, what it costs, how you pay, and what your rights are.',
  sections: ({ countryCode, country, law, contact, hasWithdrawalButton, returnHref }) => [
    {
      id: 'seller',
      heading: 'Who you are buying from',
      blocks: [
        `${sellerLine(law.seller, contact.email, contact.phone)}. These terms apply to orders by consumers (${country}).`,
        { kind: 'links', links: [{ title: 'Legal notice', path: '/legal/imprint' }] },
      ],
    },
    {
      id: 'order',
      heading: 'How you order',
      blocks: [
        'Put items into your cart, go to the checkout, enter your address and choose a delivery option. The checkout is one page: it shows your items, the delivery and the total, and you can correct everything there until you press the order button. This button places the order.',
        'Your order is an offer. The contract is concluded when we confirm your order by email. The email contains the order and these terms, so please keep it.',
        'We do not reserve items in a cart. If an item sells out before you order, the checkout tells you.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prices',
      blocks: [
        countryCode === 'US'
          ? 'Prices do not include sales tax. The checkout shows the estimated tax for your state before you order.'
          : 'Prices include VAT. Any shipping costs are added: the cart and the checkout show them before you order.',
        { kind: 'links', links: [{ title: 'Shipping and returns', path: '/legal/shipping' }] },
      ],
    },
    {
      id: 'payment',
      heading: 'Payment',
      blocks: [
        'This demo shop has a test payment only: no card is charged. A real shop would list its payment methods here.',
        'You can enter coupons and gift cards in the cart. Any amount that you do not use stays on the gift card.',
      ],
    },
    {
      id: 'guarantee',
      heading: 'If something is wrong with an item',
      blocks: [
        law.guaranteeYears.value === null
          ? 'Your rights for a faulty item depend on the law of your state.'
          : `If an item is faulty, you have legal rights against us for ${law.guaranteeYears.value} years from delivery: a repair or a replacement, or, if neither is possible, a lower price or your money back. This costs you nothing.`,
        ...(law.rejectDays === undefined
          ? []
          : [
              `For the first ${law.rejectDays} days after delivery, you can instead reject a faulty item and get a full refund. This is your short-term right to reject under the Consumer Rights Act 2015.`,
            ]),
        ...(law.isGuaranteeOpen ? ['Items that are meant to last longer can be covered for longer.'] : []),
        'Our repair service is an extra and does not limit these rights.',
        { kind: 'links', links: [{ title: 'Repairs', path: '/legal/repairs' }] },
      ],
    },
    {
      id: 'withdrawal',
      heading: 'If you change your mind',
      blocks: [
        law.withdrawalDays.value === null
          ? `You can return items for ${law.returns.days} days after delivery.`
          : hasWithdrawalButton
            ? `By law, you can withdraw from your order within ${law.withdrawalDays.value} days. We give you ${law.returns.days} days.`
            : `By law, you have ${law.withdrawalDays.value} days from delivery to cancel your order. We give you ${law.returns.days} days. After you cancel, you have ${law.returns.sendDays} more days to send the items back.`,
        {
          kind: 'links',
          links: [
            {
              title: hasWithdrawalButton ? 'How to withdraw' : 'How to return items',
              path: '/legal/withdrawal',
            },
            { title: hasWithdrawalButton ? 'Return an order' : 'Return items', href: returnHref },
          ],
        },
      ],
    },
    {
      id: 'law',
      heading: 'Law and disputes',
      blocks: [
        `The mandatory consumer law of your country (${country}) applies to your order.`,
        { kind: 'links', links: [{ title: 'Settling disputes', path: '/legal/imprint#disputes' }] },
      ],
    },
  ],
}
