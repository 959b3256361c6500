import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Taglie e cura',
  description: 'Come prendere le misure, scegliere tra due taglie e lavare i capi perché durino.',
  sections: () => [
    {
      id: 'measure',
      heading: 'Come prendere le misure',
      blocks: [
        'Misura il corpo, non un capo, con un metro da sarta ben disteso, senza stringere.',
        {
          kind: 'rows',
          rows: [
            ['Torace', 'Nel punto più largo, sotto le braccia'],
            ['Vita', 'Nel punto più stretto'],
            ['Fianchi', 'Nel punto più largo'],
            ['Interno gamba', 'Dal cavallo al punto in cui deve arrivare l’orlo'],
            ['Piede', 'Dal tallone al dito più lungo, la sera'],
          ],
        },
        'Nella pagina di ogni prodotto trovi la guida alle taglie accanto alla scelta della taglia.',
      ],
    },
    {
      id: 'between',
      heading: 'Tra due taglie',
      blocks: [
        'Scegli la più grande: l’intimo tecnico non stringe troppo e sotto una giacca puoi portare un pile. Le recensioni dicono se un prodotto veste piccolo o grande.',
      ],
    },
    {
      id: 'shells',
      heading: 'Capi impermeabili',
      blocks: [
        'Lavali: sporco e sudore ostruiscono la membrana. Chiudi le cerniere, lava a 30\u00a0°C con un detersivo liquido, senza ammorbidente, e risciacqua due volte. Il calore ravviva l’idrorepellenza: mettili per poco tempo in asciugatrice o stirali a ferro tiepido con un panno sopra.',
      ],
    },
    {
      id: 'down',
      heading: 'Piumino',
      blocks: [
        'Lavalo da solo, con un ciclo delicato e un detersivo per piumini. Asciugalo lentamente in asciugatrice con due palline da tennis pulite, finché non ci sono più grumi. Ci vogliono alcune ore. Conservalo senza comprimerlo.',
      ],
    },
    {
      id: 'wool',
      heading: 'Lana merino',
      blocks: [
        'Spesso basta lasciarla all’aria. Altrimenti lavala a 30\u00a0°C con il programma lana, senza ammorbidente, e asciugala in piano.',
      ],
    },
    {
      id: 'fleece',
      heading: 'Pile e sintetici',
      blocks: [
        'Lava al rovescio, a cestello pieno e con poca centrifuga: con meno attrito finiscono meno fibre nell’acqua.',
      ],
    },
    {
      id: 'shoes',
      heading: 'Scarpe',
      blocks: [
        'Spazzola il fango secco, togli le solette e fai asciugare le scarpe con della carta all’interno, lontano dal termosifone.',
      ],
    },
  ],
}
