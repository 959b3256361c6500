import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Come verifichiamo le recensioni',
  description: 'Da dove vengono le recensioni e che cosa significa «Acquisto verificato».',
  sections: () => [
    {
      id: 'origin',
      heading: 'Da dove vengono le recensioni',
      blocks: [
        'Tutte le recensioni di questo negozio sono inventate: le ha scritte un programma con i dati dimostrativi, come prodotti e nomi. Nessuno ha comprato o indossato nulla. Qui non puoi ancora scrivere una recensione.',
      ],
    },
    {
      id: 'verified',
      heading: 'Che cosa significa «Acquisto verificato»',
      blocks: [
        'In questo negozio dimostrativo la dicitura fa parte dei dati inventati. Non prova nulla.',
        'In un negozio vero può apparire solo se la recensione è stata confrontata con un ordine: il link al modulo arriva per e-mail dopo la consegna ed è valido una volta per ogni articolo ordinato.',
      ],
    },
    {
      id: 'rules',
      heading: 'Le regole di un negozio vero',
      blocks: [
        {
          kind: 'list',
          items: [
            'Le recensioni buone e cattive appaiono allo stesso modo, prima le più recenti.',
            'Una recensione viene rimossa solo se viola la legge, insulta qualcuno o mostra dati privati.',
            'Nessuno riceve soldi o sconti per una certa opinione.',
            'La media tiene conto di tutte le recensioni mostrate per un prodotto.',
          ],
        },
      ],
    },
  ],
}
