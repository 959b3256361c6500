import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Accessibility',
  description: 'Which standard this shop follows, how we test it, what does not work yet, and how to report a barrier.',
  sections: ({ countryCode, contact }) => [
    {
      id: 'goal',
      heading: 'Our goal',
      blocks: [
        'Everyone should be able to shop here. We follow the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
        countryCode === 'US'
          ? 'The Americans with Disabilities Act does not name a standard for shops, so we use this one.'
          : countryCode === 'GB'
            ? 'The Equality Act 2010 does not name a standard for shops, so we use this one.'
            : 'EN 301 549, the standard for the European Accessibility Act (Directive (EU) 2019/882), asks for WCAG 2.1.',
      ],
    },
    {
      id: 'tests',
      heading: 'How we test',
      blocks: [
        'Automated tests check each part of the shop in the light and the dark theme, with large text, on a screen 320 pixels wide, with the keyboard alone and with reduced motion. They find many faults, but not all.',
      ],
    },
    {
      id: 'limits',
      heading: 'Known limitations',
      blocks: [
        {
          kind: 'list',
          items: [
            'The shop has not had an independent audit yet, and people with disabilities have not tested it yet.',
            'Cart, account and filters need JavaScript. Products, search and these pages work without it.',
            'Product pictures are drawings. Their descriptions name the product and the view, but not every detail.',
          ],
        },
      ],
    },
    {
      id: 'report',
      heading: 'Report a barrier',
      blocks: [
        `Tell us what does not work and on which page${contact.email === null ? '' : `: ${contact.email}`}. You can also ask for a text in another format.`,
        { kind: 'links', links: [{ title: 'Contact us', path: '/service#contact' }] },
      ],
    },
  ],
}
