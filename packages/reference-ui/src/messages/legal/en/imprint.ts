import { factRows } from '../../../legal/factRows.ts'
import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Imprint',
  description: 'Who runs this shop, how to reach us, and where the company is registered.',
  sections: ({ law: { seller, imprint, disputeBody, ...law }, contact, country }) => [
    {
      id: 'company',
      heading: 'Company',
      blocks: [
        ...(imprint.value === null ? [] : [`Information under ${imprint.value}.`]),
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
            ...(contact.email === null ? [] : [['E-mail', contact.email] as const]),
            ...(contact.phone === null ? [] : [['Phone', contact.phone] as const]),
          ],
        },
        { kind: 'links', links: [{ title: 'All ways to reach us', path: '/service#contact' }] },
      ],
    },
    {
      id: 'content',
      heading: 'Responsible for the content',
      blocks: [`${seller.representative}, at the address above.`],
    },
    {
      id: 'disputes',
      heading: 'Settling disputes',
      blocks:
        disputeBody.value === null
          ? ['Please write to us first. We know of no general body for disputes about online purchases here.']
          : [
              'Please write to us first: most problems are solved with one message. If not, this body can help:',
              { kind: 'links', links: [{ title: disputeBody.value.name, href: disputeBody.value.url }] },
              'As a demonstration, we do not take part in proceedings before a consumer dispute body.',
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
              imprint: 'Imprint',
              withdrawal: 'Withdrawal',
              guarantee: 'Legal guarantee',
              dispute: 'Disputes',
              checked: (date) => `Checked on ${date}.`,
              notChecked: 'Not verified.',
            },
          ),
        },
      ],
    },
  ],
}
