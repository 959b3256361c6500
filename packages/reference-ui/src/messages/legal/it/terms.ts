import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Condizioni di vendita',
  description: 'Come un ordine diventa un contratto, quanto costa, come paghi e che cosa puoi chiedere.',
  sections: ({ country, law, returnHref }) => [
    {
      id: 'seller',
      heading: 'Da chi compri',
      blocks: [
        `${law.seller.name}, ${law.seller.address.join(', ')}. Queste condizioni valgono per gli ordini dei consumatori (${country}).`,
        { kind: 'links', links: [{ title: 'Note legali', path: '/legal/imprint' }] },
      ],
    },
    {
      id: 'order',
      heading: 'Come ordini',
      blocks: [
        'Metti gli articoli nel carrello, vai alla cassa, inserisci l’indirizzo e scegli una spedizione. L’ultima pagina mostra tutto ancora una volta: puoi correggere ogni dato prima di ordinare.',
        'Il tuo ordine è una proposta. Il contratto si conclude quando lo confermiamo per e-mail. L’e-mail contiene l’ordine e queste condizioni: conservala.',
        'Gli articoli nel carrello non sono riservati. Se l’ultimo viene venduto prima, la cassa te lo dice.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prezzi',
      blocks: [
        'I prezzi comprendono l’IVA. La spedizione si aggiunge, se ha un costo: carrello e cassa la mostrano prima dell’ordine.',
        { kind: 'links', links: [{ title: 'Spedizione e resi', path: '/legal/shipping' }] },
      ],
    },
    {
      id: 'payment',
      heading: 'Pagamento',
      blocks: [
        'Questa dimostrazione ha solo un pagamento di prova: non si addebita nulla. Un negozio vero indica qui i suoi metodi di pagamento.',
        'Buoni e carte regalo si inseriscono nel carrello. Ciò che un ordine non usa resta sulla carta.',
      ],
    },
    {
      id: 'guarantee',
      heading: 'Se un articolo è difettoso',
      blocks: [
        `La legge ti tutela dai difetti per ${law.guaranteeYears.value} anni dalla consegna: il venditore ripara o sostituisce l’articolo, altrimenti riduce il prezzo o rimborsa. Non ti costa nulla.`,
        ...(law.isGuaranteeOpen ? ['Un articolo fatto per durare di più può essere coperto più a lungo.'] : []),
        'Il nostro servizio di riparazione si aggiunge e non toglie nulla a questi diritti.',
        { kind: 'links', links: [{ title: 'Riparazioni', path: '/legal/repairs' }] },
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Se cambi idea',
      blocks: [
        law.withdrawalDays.value === null
          ? `Puoi rispedire gli articoli entro ${law.returns.days} giorni dalla consegna.`
          : `La legge ti dà ${law.withdrawalDays.value} giorni per recedere. Da noi ne hai ${law.returns.days}.`,
        {
          kind: 'links',
          links: [
            { title: 'Come recedere', path: '/legal/withdrawal' },
            { title: 'Restituire un ordine', href: returnHref },
          ],
        },
      ],
    },
    {
      id: 'law',
      heading: 'Diritto e controversie',
      blocks: [
        `Al tuo ordine si applicano le norme imperative a tutela dei consumatori del tuo Paese (${country}).`,
        { kind: 'links', links: [{ title: 'Risolvere una controversia', path: '/legal/imprint#disputes' }] },
      ],
    },
  ],
}
