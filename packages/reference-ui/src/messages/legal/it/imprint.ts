import { factRows } from '../../../legal/factRows.ts'
import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Note legali',
  description: 'Chi gestisce questo negozio, come contattarci e dove è iscritta l’azienda.',
  sections: ({ law: { seller, imprint, disputeBody, ...law }, contact, country }) => [
    {
      id: 'company',
      heading: 'Azienda',
      blocks: [
        ...(imprint.value === null ? [] : [`Base giuridica di queste informazioni: ${imprint.value}.`]),
        {
          kind: 'rows',
          rows: [
            ['Nome', seller.name],
            ['Indirizzo', seller.address.join(', ')],
            ['Amministratore', seller.representative],
            ['Registro delle imprese', seller.register],
            ['Partita IVA', seller.taxNumber],
          ],
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Contatti',
      blocks: [
        {
          kind: 'rows',
          rows: [
            ...(contact.email === null ? [] : [['E-mail', contact.email] as const]),
            ...(contact.phone === null ? [] : [['Telefono', contact.phone] as const]),
          ],
        },
        { kind: 'links', links: [{ title: 'Tutti i modi per contattarci', path: '/service#contact' }] },
      ],
    },
    {
      id: 'content',
      heading: 'Responsabile dei contenuti',
      blocks: [`${seller.representative}, all’indirizzo indicato sopra.`],
    },
    {
      id: 'disputes',
      heading: 'Risolvere una controversia',
      blocks:
        disputeBody.value === null
          ? ['Prima scrivici. In questo Paese non conosciamo un organismo generale per gli acquisti online.']
          : [
              'Prima scrivici: spesso basta un messaggio. In generale, i consumatori possono rivolgersi a:',
              { kind: 'links', links: [{ title: disputeBody.value.name, href: disputeBody.value.url }] },
              'Questo negozio dimostrativo non partecipa a procedure di risoluzione alternativa delle controversie.',
            ],
    },
    {
      id: 'sources',
      heading: `Da dove vengono questi dati (${country})`,
      blocks: [
        {
          kind: 'rows',
          rows: factRows(
            { seller, imprint, disputeBody, ...law },
            {
              company: 'Azienda e contatti',
              invented: (date) => `Inventati per questa dimostrazione, al ${date}.`,
              returns: 'Resi',
              ownTerms: (date) => `Condizioni nostre, al ${date}.`,
              imprint: 'Note legali',
              withdrawal: 'Recesso',
              guarantee: 'Garanzia legale',
              dispute: 'Controversie',
              compared: (date, publication) => `Confrontato il ${date} con: ${publication}.`,
            },
          ),
        },
        'Questo è un negozio dimostrativo: l’azienda, l’indirizzo e i numeri sono inventati. Abbiamo confrontato ogni legge con la pubblicazione indicata, che può essere più vecchia della legge. Un negozio vero si rivolge a un avvocato.',
      ],
    },
  ],
}
