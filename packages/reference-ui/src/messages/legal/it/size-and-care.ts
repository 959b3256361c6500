import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Taglie e cura',
  description: 'Come misurare, come scegliere tra due taglie e come lavare perché duri.',
  sections: () => [
    {
      id: 'measure',
      heading: 'Misurare',
      blocks: [
        'Misura il corpo, non un capo, con un metro morbido che resti piatto senza stringere.',
        {
          kind: 'rows',
          rows: [
            ['Torace', 'Nel punto più largo, sotto le braccia'],
            ['Vita', 'Nel punto più stretto'],
            ['Fianchi', 'Nel punto più largo'],
            ['Cavallo', 'Dal cavallo al pavimento, senza scarpe'],
            ['Piede', 'Dal tallone al dito più lungo, la sera'],
          ],
        },
        'Ogni prodotto ha una guida alle taglie accanto alle taglie.',
      ],
    },
    {
      id: 'between',
      heading: 'Tra due taglie',
      blocks: [
        'Scegli la più piccola per l’intimo tecnico e la più grande per una giacca, così sotto ci sta un pile. Le recensioni dicono se un prodotto veste piccolo o grande.',
      ],
    },
    {
      id: 'shells',
      heading: 'Capi impermeabili',
      blocks: [
        'Lavali: sporco e sudore chiudono la membrana. Chiudi le cerniere, usa un detersivo liquido senza ammorbidente a 30 °C e risciacqua due volte. Il calore riattiva l’idrorepellenza: poco tempo in asciugatrice, o ferro tiepido con un panno in mezzo.',
      ],
    },
    {
      id: 'down',
      heading: 'Piumino',
      blocks: [
        'Lavalo da solo, con un ciclo delicato e un detersivo per piuma. Asciugalo piano in asciugatrice con due palline da tennis pulite, finché non ci sono più grumi. Servono ore. Conservalo morbido, mai compresso.',
      ],
    },
    {
      id: 'wool',
      heading: 'Lana merino',
      blocks: [
        'Spesso basta darle aria. Altrimenti lava a 30 °C con il programma lana, senza ammorbidente, e asciuga in piano.',
      ],
    },
    {
      id: 'fleece',
      heading: 'Pile e sintetici',
      blocks: [
        'Lava al rovescio, a cestello pieno e con poca centrifuga: meno attrito vuol dire meno fibre nell’acqua.',
      ],
    },
    {
      id: 'shoes',
      heading: 'Scarpe',
      blocks: ['Spazzola il fango secco, togli le solette e asciuga con la carta, lontano dal termosifone.'],
    },
  ],
}
