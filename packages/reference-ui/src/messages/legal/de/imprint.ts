import { factRows } from '../../../legal/factRows.ts'
import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Impressum',
  description: 'Wer diesen Shop betreibt, wie du uns erreichst und wo die Firma eingetragen ist.',
  sections: ({ countryCode, law: { seller, imprint, disputeBody, ...law }, contact, country }) => [
    {
      id: 'company',
      heading: 'Anbieter',
      blocks: [
        ...(imprint.value === null ? [] : [`Angaben nach ${imprint.value}.`]),
        {
          kind: 'rows',
          rows: [
            ['Name', seller.name],
            ['Anschrift', seller.address.join(', ')],
            ['Geschäftsführung', seller.representative],
            ['Register', seller.register],
            [countryCode === 'CH' ? 'MWST-Nummer' : 'USt-IdNr.', seller.taxNumber],
          ],
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Kontakt',
      blocks: [
        {
          kind: 'rows',
          rows: [
            ...(contact.email === null ? [] : [['E-Mail', contact.email] as const]),
            ...(contact.phone === null ? [] : [['Telefon', contact.phone] as const]),
          ],
        },
        { kind: 'links', links: [{ title: 'So erreichst du uns', path: '/service#contact' }] },
      ],
    },
    {
      id: 'content',
      heading: 'Verantwortlich für den Inhalt',
      blocks: [`${seller.representative}, Anschrift wie oben.`],
    },
    {
      id: 'disputes',
      heading: 'Streitbeilegung',
      blocks:
        disputeBody.value === null
          ? ['Bitte schreib uns zuerst. Uns ist hier keine Stelle bekannt, an deren Schlichtung wir teilnehmen müssen.']
          : [
              'Bitte schreib uns zuerst: Das meiste können wir direkt klären. Allgemein zuständig ist diese Stelle:',
              { kind: 'links', links: [{ title: disputeBody.value.name, href: disputeBody.value.url }] },
              'Als Demo-Shop nehmen wir nicht an Verfahren vor einer Verbraucherschlichtungsstelle teil.',
            ],
    },
    {
      id: 'sources',
      heading: `Woher diese Angaben stammen (${country})`,
      blocks: [
        {
          kind: 'rows',
          rows: factRows(
            { seller, imprint, disputeBody, ...law },
            {
              company: 'Anbieter und Kontakt',
              invented: (date) => `Für diese Demonstration erfunden, Stand ${date}.`,
              returns: 'Rückgabe',
              ownTerms: (date) => `Unsere eigene Regelung, Stand ${date}.`,
              imprint: 'Impressum',
              withdrawal: 'Widerruf',
              guarantee: 'Gewährleistung',
              dispute: 'Streitbeilegung',
              compared: (date, publication) => `Verglichen am ${date} mit: ${publication}.`,
            },
          ),
        },
        'Dieser Shop ist eine Demonstration: Firma, Anschrift und Nummern sind erfunden. Jedes Gesetz haben wir mit der genannten Veröffentlichung verglichen; sie kann älter sein als das Gesetz. Ein echter Shop fragt eine Anwältin oder einen Anwalt.',
      ],
    },
  ],
}
