import type { LegalText } from '../../../legal/legal.types.ts'
import { sellerLine } from '../../../legal/sellerLine.ts'

export const text: LegalText = {
  title: 'Condizioni di vendita',
  description: 'Come un ordine diventa un contratto, quanto costa, come paghi e quali diritti hai.',
  sections: ({ country, law, contact, returnHref }) => [
    {
      id: 'seller',
      heading: 'Chi vende',
      blocks: [
        `${sellerLine(law.seller, contact.email, contact.phone)}. Queste condizioni si applicano agli ordini dei consumatori (${country}).`,
        { kind: 'links', links: [{ title: 'Note legali', path: '/legal/imprint' }] },
      ],
    },
    {
      id: 'order',
      heading: 'Come ordinare',
      blocks: [
        'Aggiungi gli articoli al carrello, vai alla cassa, inserisci l’indirizzo e scegli il tipo di spedizione. La cassa è una sola pagina: mostra gli articoli, la spedizione e il totale, e puoi correggere ogni dato finché non premi il pulsante d’ordine. Con questo pulsante invii l’ordine.',
        'Il tuo ordine è una proposta. Il contratto si conclude quando confermiamo l’ordine per e-mail. L’e-mail contiene l’ordine e queste condizioni: conservala.',
        'Gli articoli nel carrello non sono riservati. Se l’ultimo viene venduto prima del tuo ordine, te lo segnaliamo alla cassa.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prezzi',
      blocks: [
        'I prezzi comprendono l’IVA. Se la spedizione è a pagamento, il costo si aggiunge al totale: lo vedi nel carrello e alla cassa prima di ordinare.',
        { kind: 'links', links: [{ title: 'Spedizione e resi', path: '/legal/shipping' }] },
      ],
    },
    {
      id: 'payment',
      heading: 'Pagamento',
      blocks: [
        'Questo negozio dimostrativo ha solo un pagamento di prova: non ti addebitiamo nulla. Un negozio vero indica qui i suoi metodi di pagamento.',
        'Inserisci codici sconto e carte regalo nel carrello. Il saldo non utilizzato resta sulla carta regalo.',
      ],
    },
    {
      id: 'guarantee',
      heading: 'Se un articolo è difettoso',
      blocks: [
        `Se un articolo ha un difetto, la legge ti tutela per ${law.guaranteeYears.value} anni dalla consegna: il venditore lo ripara o lo sostituisce, altrimenti riduce il prezzo o ti rimborsa. Non ti costa nulla.`,
        ...(law.isGuaranteeOpen ? ['Un articolo fatto per durare di più può essere coperto più a lungo.'] : []),
        'Il nostro servizio di riparazione si aggiunge a questi diritti e non li limita.',
        { kind: 'links', links: [{ title: 'Riparazioni', path: '/legal/repairs' }] },
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Se cambi idea',
      blocks: [
        law.withdrawalDays.value === null
          ? `Puoi restituire gli articoli entro ${law.returns.days} giorni dalla consegna.`
          : `La legge ti dà ${law.withdrawalDays.value} giorni per recedere. Da noi ne hai ${law.returns.days}.`,
        {
          kind: 'links',
          links: [
            {
              title: law.withdrawalDays.value === null ? 'Condizioni di reso' : 'Come recedere',
              path: '/legal/withdrawal',
            },
            { title: 'Restituire un ordine', href: returnHref },
          ],
        },
      ],
    },
    {
      id: 'law',
      heading: 'Legge applicabile e controversie',
      blocks: [
        `Al tuo ordine si applicano le norme imperative a tutela dei consumatori del tuo Paese (${country}).`,
        { kind: 'links', links: [{ title: 'Risolvere una controversia', path: '/legal/imprint#disputes' }] },
      ],
    },
  ],
}
