import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Terms of sale',
  description: 'How an order becomes a contract, what it costs, how you pay, and what you can claim.',
  sections: ({ countryCode, country, law, returnHref }) => [
    {
      id: 'seller',
      heading: 'Who you buy from',
      blocks: [
        `${law.seller.name}, ${law.seller.address.join(', ')}. These terms apply to orders of consumers (${country}).`,
        { kind: 'links', links: [{ title: 'Imprint', path: '/legal/imprint' }] },
      ],
    },
    {
      id: 'order',
      heading: 'How you order',
      blocks: [
        'Put items into your cart, go to the checkout, enter your address and choose a delivery. The last page shows everything again: you can correct every entry before you press the order button.',
        'Your order is an offer. The contract is made when we confirm it by e-mail. The mail contains the order and these terms, so keep it.',
        'We do not reserve items in a cart. If the last piece is sold before you order, the checkout says so.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prices',
      blocks: [
        countryCode === 'US'
          ? 'Prices are without sales tax. The checkout estimates the tax of your state before you order.'
          : 'Prices include VAT. Shipping is added, if it costs anything: the cart and the checkout show it before you order.',
        { kind: 'links', links: [{ title: 'Shipping and returns', path: '/legal/shipping' }] },
      ],
    },
    {
      id: 'payment',
      heading: 'Payment',
      blocks: [
        'This demonstration has a test payment only: no card is charged. A real shop names its means of payment here.',
        'Coupons and gift cards are entered in the cart. What an order does not use stays on the gift card.',
      ],
    },
    {
      id: 'guarantee',
      heading: 'If something is wrong with an item',
      blocks: [
        law.guaranteeYears.value === null
          ? 'What you can claim for a faulty item follows from the law of your state.'
          : `The law gives you rights against the seller for faults for ${law.guaranteeYears.value} years from delivery: repair or replacement, and otherwise a lower price or your money back. It costs you nothing.`,
        ...(law.isGuaranteeOpen ? ['Items that are meant to last longer can be covered for longer.'] : []),
        'Our repair service comes on top and takes nothing away from these rights.',
        { kind: 'links', links: [{ title: 'Repairs', path: '/legal/repairs' }] },
      ],
    },
    {
      id: 'withdrawal',
      heading: 'If you change your mind',
      blocks: [
        law.withdrawalDays.value === null
          ? `You can send items back for ${law.returns.days} days after delivery.`
          : `You can withdraw within ${law.withdrawalDays.value} days by law. We give you ${law.returns.days} days.`,
        {
          kind: 'links',
          links: [
            { title: 'How to withdraw', path: '/legal/withdrawal' },
            { title: 'Return an order', href: returnHref },
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
