import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Privacy',
  description: 'Which data this shop stores, why, for how long, and how you delete them.',
  sections: ({ countryCode, law, contact }) => [
    {
      id: 'controller',
      heading: 'Who is responsible',
      blocks: [
        `${law.seller.name}, ${law.seller.address.join(', ')}${contact.email === null ? '' : `, ${contact.email}`}.`,
      ],
    },
    {
      id: 'browser',
      heading: 'What is in your browser',
      blocks: [
        'Without your consent the shop stores only what it needs to work:',
        {
          kind: 'rows',
          rows: [
            ['Cart', 'The number of your cart, so that you find it again.'],
            ['Sign-in', 'Your session, until you sign out or it ends.'],
            ['Country', 'The country and language that you chose.'],
            ['Cookie choice', 'Your answer, for half a year.'],
            ['Checkout', 'The order that you are placing.'],
          ],
        },
        'If you allow performance, the shop also counts visits, searches and carts. The link "Cookie Settings" at the end of each page changes this at any time, and deletes everything that the shop has stored in your browser.',
      ],
    },
    {
      id: 'server',
      heading: 'What we store, and for how long',
      blocks: [
        {
          kind: 'rows',
          rows: [
            ['Cart', '30 days after the last change'],
            ['Checkout without an order', '1 day'],
            ['Order', 'Name, address, items and price: as long as tax law asks. This demonstration deletes none.'],
            ['Account and wish list', 'Until you ask us to delete them'],
            ['Reviews', 'Until you ask us to delete them; a draft for 1 day, a rejected review for 90 days'],
            ['Messages to us', '365 days'],
            ['Searches', '90 days, without your name'],
            ['E-mails to you', 'The text until it is sent, the record for 30 days'],
            ['Newsletter', 'Until you unsubscribe; 7 days if you do not confirm'],
          ],
        },
      ],
    },
    {
      id: 'why',
      heading: 'Why we may do this',
      blocks: [
        'We need your order data to fulfil the contract and to meet tax law. Counting and the newsletter need your consent, which you can withdraw at any time. Limits on requests and short error records protect the shop from abuse.',
      ],
    },
    {
      id: 'recipients',
      heading: 'Who receives data',
      blocks: [
        'Nobody, in this demonstration. A real shop names its parcel service, its payment provider, its mail service and its host here. We do not sell data.',
      ],
    },
    ...(countryCode === 'US'
      ? [
          {
            id: 'gpc',
            heading: 'Global Privacy Control',
            blocks: [
              'If your browser sends the signal Global Privacy Control, we treat it as a request not to sell or share your data: performance and advertising stay off and we do not ask.',
            ],
          },
        ]
      : []),
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        countryCode === 'US'
          ? 'Ask us for a copy of your data, for a correction or for deletion. We answer everybody, in every state, and treat nobody worse for asking.'
          : 'You can ask for a copy of your data, for correction, deletion or restriction, and take your data with you. You can object to a use, and complain to the data protection authority of your country.',
        { kind: 'links', links: [{ title: 'Contact us', path: '/service#contact' }] },
      ],
    },
  ],
}
