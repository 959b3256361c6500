import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Diritto di recesso',
  description: 'Quanto tempo hai per cambiare idea, come ce lo dici e quando ricevi i soldi.',
  sections: ({
    country,
    law: { withdrawalDays, seller, returns },
    hasWithdrawalButton,
    returnHref,
    returnSteps,
    contact,
  }) => [
    {
      id: 'period',
      heading: 'Quanto tempo hai',
      blocks:
        withdrawalDays.value === null
          ? [
              `Qui la legge non prevede un diritto generale di recesso per gli acquisti online (${country}). Puoi comunque rispedire ciò che non tieni, entro ${returns.days} giorni dalla consegna.`,
            ]
          : [
              `Puoi recedere dall’ordine entro ${withdrawalDays.value} giorni senza dare motivi. Il termine parte dal giorno in cui tu, o una persona da te indicata, ricevi l’ultimo articolo.`,
              `Da noi hai più tempo: ${returns.days} giorni dalla consegna.`,
            ],
    },
    {
      id: 'how',
      heading: 'Come si fa',
      blocks: [
        hasWithdrawalButton
          ? 'Apri l’ordine, oppure inserisci il suo numero e la tua e-mail, e conferma il recesso in un secondo passaggio. Non serve un account. Ricevi subito una ricevuta con data e ora.'
          : 'Apri l’ordine, oppure inserisci il suo numero e la tua e-mail, e indica che cosa rispedisci. Non serve un account. Confermiamo subito.',
        {
          kind: 'links',
          links: [
            { title: hasWithdrawalButton ? 'Recedere dal contratto qui' : 'Restituisci articoli', href: returnHref },
          ],
        },
        'Basta anche una lettera o un’e-mail, se la invii prima della fine del termine.',
      ],
    },
    {
      id: 'refund',
      heading: 'I tuoi soldi',
      blocks: [
        'Rimborsiamo tutto entro 14 giorni, con la spedizione standard, con lo stesso mezzo di pagamento. Possiamo aspettare di avere gli articoli o la prova che li hai spediti.',
        'Spedisci gli articoli entro 14 giorni dal tuo messaggio. Il reso è gratuito.',
      ],
    },
    {
      id: 'condition',
      heading: 'In che stato',
      blocks: [
        'Prova ciò che vuoi, come in un negozio. Se un articolo è stato usato all’aperto, possiamo trattenere la perdita di valore.',
        { kind: 'links', links: [{ title: returnSteps.howTo, path: '/legal/shipping#returns' }] },
      ],
    },
    ...(withdrawalDays.value === null
      ? []
      : [
          {
            id: 'form',
            heading: 'Modulo tipo',
            blocks: [
              'Puoi usare questo testo, ma non è obbligatorio.',
              {
                kind: 'form' as const,
                lines: [
                  `A ${seller.name}, ${seller.address.join(', ')}${contact.email === null ? '' : `, ${contact.email}`}:`,
                  'Recedo dal mio contratto per i seguenti articoli:',
                  'Ordinati il / ricevuti il:',
                  'Numero d’ordine:',
                  'Nome:',
                  'Indirizzo:',
                  'Data e, su carta, firma:',
                ],
              },
            ],
          },
        ]),
  ],
}
