import type { LegalText } from '../../../legal/legal.types.ts'
import { sellerLine } from '../../../legal/sellerLine.ts'

export const text: LegalText = {
  title: ({ withdrawalDays }) => (withdrawalDays.value === null ? 'Condizioni di reso' : 'Diritto di recesso'),
  description: 'Quanto tempo hai per cambiare idea, come recedere e quando ricevi il rimborso.',
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
              `Qui la legge non prevede un diritto generale di recesso per gli acquisti online (${country}). Puoi comunque restituire ciò che non vuoi tenere, entro ${returns.days} giorni dalla consegna.`,
            ]
          : [
              `Puoi recedere dal contratto entro ${withdrawalDays.value} giorni, senza indicare il motivo. Il termine decorre dal giorno in cui tu o una persona indicata da te ricevete l’ultimo articolo.`,
              `Da noi hai più tempo: ${returns.days} giorni dalla consegna.`,
            ],
    },
    {
      id: 'how',
      heading: 'Come funziona',
      blocks: [
        hasWithdrawalButton
          ? 'Apri l’ordine, oppure inserisci il suo numero e la tua e-mail, e conferma il recesso in un secondo passaggio. Non serve un account. Ti inviamo subito una conferma con la data e l’ora.'
          : 'Apri l’ordine con il link nella nostra e-mail e scegli che cosa restituisci, oppure inserisci il suo numero e la tua e-mail per restituire tutto l’ordine. Non serve un account. Ricevi subito una conferma.',
        {
          kind: 'links',
          links: [
            { title: hasWithdrawalButton ? 'Recedere dal contratto qui' : 'Restituisci articoli', href: returnHref },
          ],
        },
        'Puoi anche inviarci una lettera o un’e-mail prima della fine del termine.',
      ],
    },
    {
      id: 'refund',
      heading: 'Il rimborso',
      blocks: [
        'Ti rimborsiamo tutto entro 14 giorni dalla tua richiesta, compresa la spedizione standard, con lo stesso metodo di pagamento. Possiamo attendere di ricevere gli articoli o la prova che li hai spediti.',
        'Rispedisci gli articoli entro 14 giorni dalla tua richiesta. Il reso è gratuito: anticipi tu la spedizione e noi ti rimborsiamo il costo di un pacco standard.',
      ],
    },
    {
      id: 'condition',
      heading: 'Lo stato degli articoli',
      blocks: [
        'Prova gli articoli come in un negozio.',
        withdrawalDays.value === null
          ? 'Accettiamo gli articoli mai indossati e con l’etichetta.'
          : `Se hai usato un articolo all’aperto e recedi entro i ${withdrawalDays.value} giorni previsti dalla legge, possiamo detrarre la perdita di valore dal rimborso. Dopo, accettiamo gli articoli mai indossati e con l’etichetta.`,
        { kind: 'links', links: [{ title: returnSteps.howTo, path: '/legal/shipping#returns' }] },
      ],
    },
    ...(withdrawalDays.value === null
      ? []
      : [
          {
            id: 'form',
            heading: 'Modulo di recesso tipo',
            blocks: [
              'Puoi usare questo testo, ma non è obbligatorio.',
              {
                kind: 'form' as const,
                lines: [
                  `A ${sellerLine(seller, contact.email)}:`,
                  'Recedo dal mio contratto per i seguenti articoli:',
                  'Ordinati il / ricevuti il:',
                  'Numero d’ordine:',
                  'Nome:',
                  'Indirizzo:',
                  'Data e firma (solo su carta):',
                ],
              },
            ],
          },
        ]),
  ],
}
