import type { LegalText } from '../../../legal/legal.types.ts'
import { sellerLine } from '../../../legal/sellerLine.ts'
import { MAX_COMPARED, MAX_SEEN } from '../../../memory/limits.ts'

export const text: LegalText = {
  title: 'Privacy',
  description: 'Which data this shop stores, why, for how long, and how you can delete it.',
  sections: ({ countryCode, law, contact }) => [
    {
      id: 'controller',
      heading: 'Who is responsible',
      blocks: [`${sellerLine(law.seller, contact.email)}.`],
    },
    {
      id: 'browser',
      heading: 'What we store in your browser',
      blocks: [
        'Without your consent the shop stores only what it needs to work:',
        {
          kind: 'rows',
          rows: [
            ['Cart', 'The ID of your cart, so that your items are still there later.'],
            ['Sign-in', 'Your session, until you sign out or it expires.'],
            ['Country', 'The country and language that you chose.'],
            ['Cookie choice', 'Your choice, for six months.'],
            [
              'Checkout',
              'The order that you are placing and the details that you enter: in this tab, until you order or sign out. Never your card details.',
            ],
            [
              'Country change',
              'The items and the discount code that you take to the store of another country: in this tab, until the switch is complete.',
            ],
            ['Form', 'What you have typed, if your session ends before you save it: for 15 minutes, in this tab.'],
            ['Review', 'A review that you have not sent yet: in this tab, until you send it or sign out.'],
          ],
        },
        'If you allow "Functional", the shop also remembers in this browser:',
        {
          kind: 'rows',
          rows: [
            ['Sizes', 'Your last size for each type of garment, so that it is already chosen.'],
            ['Recently viewed', `The last ${MAX_SEEN} products that you opened.`],
            ['Comparison', `Up to ${MAX_COMPARED} products that you compare.`],
          ],
        },
        'This stays in your browser and is not sent to us. It has no time limit: it stays until you withdraw your consent or clear your data in "Cookie Settings".',
        'If you allow "Performance", the shop also counts visits, searches and carts. You can change this at any time with the link "Cookie Settings" at the bottom of each page. There you can also delete everything that the shop has stored in your browser.',
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
            [
              'Order',
              `Name, email and postal address, items and price${countryCode === 'US' ? '' : ', and the VAT number of a company'}: as long as tax law requires. This demo shop does not delete orders.`,
            ],
            [
              'Telephone number and gift message',
              '60 days after delivery, or 180 days after an order that was never delivered',
            ],
            ['Account and wish list', 'Until you ask us to delete them'],
            ['Messages to us', '365 days'],
            ['Reviews', 'Until you ask us to delete them; a draft for 1 day, a rejected review for 90 days'],
            ['Searches', '90 days, without your name'],
            ['Emails to you', 'The text until it is sent, a record for 30 days'],
            ['Newsletter', 'Until you unsubscribe; 7 days if you do not confirm'],
            [
              'Stock alert',
              'Your email address and the item, until we have emailed you or you unsubscribe; 7 days if you do not confirm',
            ],
            ['Copies of server responses', '1 day, so that an order that your browser sends twice counts only once'],
          ],
        },
      ],
    },
    {
      id: 'why',
      heading: 'Why we are allowed to do this',
      blocks: [
        'We need your order data to carry out the contract and to comply with tax law. We need your consent for statistics and advertising, for what the shop remembers in your browser under "Functional", for the newsletter and for a stock alert. You can withdraw your consent at any time. Request limits and short error logs protect the shop from abuse.',
      ],
    },
    {
      id: 'recipients',
      heading: 'Who receives your data',
      blocks: [
        'Nobody, because this is a demo shop. A real shop would name its carrier, payment provider, email service and hosting provider here. We do not sell data.',
        'If you allow "Advertising", this demo shop still passes nothing on. A real shop would name each advertising company here, with its country, the data that it receives and how long it stores them.',
      ],
    },
    ...(countryCode === 'US'
      ? [
          {
            id: 'gpc',
            heading: 'Global Privacy Control',
            blocks: [
              'If your browser sends the Global Privacy Control signal, we treat it as a request not to sell or share your data: "Performance" and "Advertising" stay off, and we do not ask you about them.',
            ],
          },
        ]
      : []),
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        countryCode === 'US'
          ? 'You can ask us for a copy of your data, and to correct or delete it. This applies in every state, and we treat you no differently if you ask.'
          : 'You can ask us for a copy of your data that you can take to another company. You can also ask us to correct or delete your data, or to restrict its use. You can object to the use of your data and complain to the data protection authority of your country.',
        { kind: 'links', links: [{ title: 'Contact us', path: '/service#contact' }] },
      ],
    },
  ],
}
