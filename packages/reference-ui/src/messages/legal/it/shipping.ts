import { emailLink } from '../../../legal/emailLink.ts'
import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Spedizione e resi',
  description: 'Quanto costa la consegna, quando arriva e come restituire un articolo.',
  sections: ({ contact, country, deliveries, law, returnHref, returnSteps }) => [
    {
      id: 'delivery',
      heading: `Consegna (${country})`,
      blocks: [
        ...(deliveries.length === 0
          ? ['La cassa mostra prezzo e data di ogni consegna prima del pagamento.']
          : [
              'Se ordini adesso:',
              {
                kind: 'rows' as const,
                rows: deliveries.map(({ name, price, days }) => [name, `${price}, ${days}`] as const),
              },
            ]),
        'Se ordini prima delle 14 di un giorno lavorativo, spediamo il giorno stesso. Non consegniamo né nei fine settimana né nei giorni festivi.',
        'Nel pacco non ci sono né fattura né prezzi, quindi puoi spedirlo come regalo. I prezzi li inviamo solo a te, per e-mail.',
      ],
    },
    ...(law.returns.hasCustoms
      ? [
          {
            id: 'customs',
            heading: 'Dogana',
            blocks: [
              'I nostri prezzi comprendono imposte e dazi. Alla consegna non paghi nulla.',
              'La dichiarazione doganale all’esterno del pacco indica il valore degli articoli.',
            ],
          },
        ]
      : []),
    {
      id: 'tracking',
      heading: 'Dov’è il mio pacco?',
      blocks: ['Ti scriviamo quando lo spediamo. Il link nell’e-mail mostra lo stato dell’ordine.'],
    },
    {
      id: 'returns',
      heading: 'Resi',
      blocks: [
        `Rispedisci gratis gli articoli entro ${law.returns.days} giorni dalla consegna.`,
        law.withdrawalDays.value === null
          ? 'Restituisci gli articoli mai indossati e con l’etichetta.'
          : `Nei primi ${law.withdrawalDays.value} giorni vale il diritto di recesso: se hai usato un articolo all’aperto, possiamo detrarre la perdita di valore. Dopo, restituisci gli articoli mai indossati e con l’etichetta.`,
        { kind: 'steps', items: [returnSteps.announce, ...returnSteps.steps] },
        { kind: 'rows', rows: [[returnSteps.addressTitle, returnSteps.address.join(', ')]] },
        returnSteps.refund,
        {
          kind: 'links',
          links: [
            { title: 'Restituire un ordine', href: returnHref },
            {
              title: law.withdrawalDays.value === null ? 'Condizioni di reso' : 'Diritto di recesso',
              path: '/legal/withdrawal',
            },
            emailLink(contact.email, 'Contattaci'),
          ],
        },
      ],
    },
    {
      id: 'exchange',
      heading: 'Un’altra taglia',
      blocks: ['Ordina la taglia giusta e rispedisci l’altra. È più veloce di un cambio e il reso è gratuito.'],
    },
    {
      id: 'damaged',
      heading: 'Articolo danneggiato durante il trasporto',
      blocks: [
        'Fai una foto e inviacela per e-mail. Non serve parlare con il corriere.',
        { kind: 'links', links: [emailLink(contact.email, 'Contattaci')] },
      ],
    },
  ],
}
