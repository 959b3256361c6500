import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Come verifichiamo le recensioni',
  description: 'Da dove vengono le recensioni e che cosa significa «Acquisto verificato».',
  sections: () => [
    {
      id: 'origin',
      heading: 'Da dove vengono le recensioni',
      blocks: [
        'La maggior parte delle recensioni di questo negozio è inventata: le ha create un programma, come i prodotti e i nomi.',
        'Puoi scrivere una recensione per ogni articolo che hai acquistato: quando il pacco è arrivato, trovi il link nella pagina dell’ordine. Leggiamo ogni recensione prima di pubblicarla.',
      ],
    },
    {
      id: 'verified',
      heading: 'Che cosa significa «Acquisto verificato»',
      blocks: [
        'Questa dicitura compare su una recensione scritta con il link di un ordine. Il modulo si apre solo con questo link e accetta una recensione per ogni articolo.',
        'Una recensione senza questa dicitura è sempre inventata: non corrisponde a nessun ordine.',
        'Anche la maggior parte delle recensioni inventate di questo negozio dimostrativo ha la dicitura. È stata assegnata a caso, quindi lì non prova nulla.',
      ],
    },
    {
      id: 'rules',
      heading: 'Le nostre regole',
      blocks: [
        {
          kind: 'list',
          items: [
            'Mostriamo allo stesso modo le recensioni positive e quelle negative: prima quelle nella tua lingua, a partire dalle più recenti.',
            'Escludiamo una recensione solo se viola la legge, insulta qualcuno, contiene dati privati o non riguarda il prodotto. Non modifichiamo il suo testo.',
            'Nessuno riceve soldi o sconti per una recensione.',
            'La media tiene conto di tutte le recensioni mostrate per un prodotto.',
          ],
        },
      ],
    },
  ],
}
