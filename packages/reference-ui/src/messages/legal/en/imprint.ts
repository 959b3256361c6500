import { factRows } from '../../../legal/factRows.ts'
import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Legal notice',
  description: 'Who runs this shop, how to reach us, and where the company is registered.',
  sections: ({ law: { seller, imprint, disputeBody, ...law }, contact, country }) => [
    {
      id: 'company',
      heading: 'Company',
      blocks: [
        ...(imprint.value === null ? [] : [`Legal basis: ${imprint.value}.`]),
        {
          kind: 'rows',
          rows: [
            ['Name', seller.name],
            ['Address', seller.address.join(', ')],
            ['Managing director', seller.representative],
            ['Register', seller.register],
            ['Tax number', seller.taxNumber],
          ],
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        {
          kind: 'rows',
          rows: [
            ...(contact.email === null ? [] : [['Email', contact.email] as const]),
            ...(contact.phone === null ? [] : [['Phone', contact.phone] as const]),
          ],
        },
        { kind: 'links', links: [{ title: 'More ways to contact us', path: '/service#contact' }] },
      ],
    },
    {
      id: 'content',
      heading: 'Responsible for content',
      blocks: [`${seller.representative}, at the address above.`],
    },
    {
      id: 'disputes',
      heading: 'Settling disputes',
      blocks:
        disputeBody.value === null
          ? ['Please write to us first. We do not know of a general dispute body for online purchases here.']
          : [
              'Please write to us first: we can solve most problems directly. In general, consumers can turn to:',
              { kind: 'links', links: [{ title: disputeBody.value.name, href: disputeBody.value.url }] },
              'As a demo shop, we do not take part in alternative dispute resolution.',
            ],
    },
    {
      id: 'sources',
      heading: `Where these facts come from (${country})`,
      blocks: [
        {
          kind: 'rows',
          rows: factRows(
            { seller, imprint, disputeBody, ...law },
            {
              company: 'Company and contact',
              invented: (date) => `Invented for this demonstration, as of ${date}.`,
              returns: 'Returns',
              ownTerms: (date) => `Our own terms, as of ${date}.`,
              imprint: 'Legal notice',
              withdrawal: 'Withdrawal',
              guarantee: 'Legal guarantee',
              dispute: 'Disputes',
              compared: (date, publication) => `Compared on ${date} with: ${publication}.`,
            },
          ),
        },
        'This shop is a demonstration: the company, its address and its numbers are fictional. We compared each law with the publication that is named, which can be older than the law. A real shop asks a lawyer.',
      ],
    },
  ],
}
