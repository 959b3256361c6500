import type { Words } from '../words.types.ts'

export const families: Words['families'] = {
  shell: {
    summaries: [
      'Strato esterno contro vento e maltempo.',
      'Protezione dal maltempo con spazio per uno strato caldo sotto.',
    ],
    sentences: [
      'Le maniche sono tagliate perché nulla salga quando alzi le braccia.',
      'Le spalle resistono agli spallacci di uno zaino.',
    ],
  },
  insulation: {
    summaries: ['Strato caldo per le soste e le mattine fredde.', 'Tanto calore, poco peso.'],
    sentences: [
      'Le impunture tengono ferma l’imbottitura.',
      'Come strato esterno ferma il vento; sotto un guscio aggiunge calore.',
    ],
  },
  vest: {
    summaries: ['Tiene caldo il busto e lascia libere le braccia.', 'Protegge il petto dal vento.'],
    sentences: [
      'I giromanica sono aderenti e non sfregano.',
      'Sopra una maglia in autunno, sotto un guscio d’inverno.',
    ],
  },
  fleece: {
    summaries: ['Strato intermedio morbido e caldo.', 'Strato caldo che lascia uscire l’umidità.'],
    sentences: [
      'Con il taglio raglan non ci sono cuciture sotto gli spallacci.',
      'Scalda nelle soste e non soffoca in salita.',
      'Il filato è tanto fitto da non fare pallini, e il tessuto viene lavato prima del taglio.',
    ],
  },
  baselayer: {
    summaries: ['Primo strato, a contatto con la pelle.', 'Allontana il sudore dalla pelle e scalda in modo uniforme.'],
    sentences: [
      'Il taglio è aderente ma non stringe.',
      'Le cuciture passano dove non preme nessuno spallaccio.',
      'È abbastanza lunga da restare infilata nei pantaloni.',
    ],
  },
  tee: {
    summaries: ['Maglietta leggera per i giorni caldi.', 'Comoda da sola o sotto uno strato caldo.'],
    sentences: [
      'Le spalle restano libere, l’orlo cade dritto.',
      'Il collo è piatto e tale rimane.',
      'Il taglio è abbastanza ampio da far circolare l’aria.',
    ],
  },
  pants: {
    summaries: ['Resistenti, con ampia libertà di movimento.', 'Per lunghe giornate su terreni diversi.'],
    sentences: [
      'La vita resta piatta sotto lo zaino.',
      'Il taglio lascia spazio ai passi alti.',
      'I punti più sollecitati hanno una doppia cucitura e si possono rammendare.',
    ],
  },
  shorts: {
    summaries: ['Leggeri e rapidi ad asciugare.', 'Per muoversi nelle giornate calde.'],
    sentences: ['La fascia in vita è piatta e non si arrotola.', 'Il taglio lascia spazio alle falcate lunghe.'],
  },
  tights: {
    summaries: ['Aderenti ed elastici.', 'Per mattine e sere fresche.'],
    sentences: [
      'La fascia in vita, larga, non scivola.',
      'Le cuciture passano dietro il ginocchio, non davanti.',
      'La maglia torna in forma dopo ogni piegamento.',
    ],
  },
  gloves: {
    summaries: ['Mani calde e presa sicura.', 'Sensibilità sufficiente per fare un nodo.'],
    sentences: ['Le dita sono preformate, come la tua mano.', 'Il taglio lascia libero il polso.'],
  },
  beanie: {
    summaries: ['Tiene caldi testa e orecchie.', 'Berretto per giornate fredde e ventose.'],
    sentences: ['La calotta è sagomata perché non scivoli.', 'Copre le orecchie e lascia in pace gli occhi.'],
  },
  cap: {
    summaries: ['Protegge gli occhi da sole e sudore.', 'Leggero e facile da riporre.'],
    sentences: [
      'Torna in forma dopo essere stato riposto.',
      'Il lato inferiore scuro smorza i riflessi di acqua e neve.',
    ],
  },
  socks: {
    summaries: ['Aderiscono bene e non scivolano.', 'Per molte ore nelle stesse scarpe.'],
    sentences: [
      'Il tallone è lavorato come un vero tallone, così nulla si gira.',
      'L’imbottitura è solo dove la scarpa preme.',
      'Destra e sinistra hanno ciascuna la forma del proprio piede.',
    ],
  },
  shoe: {
    summaries: ['Aderenza sicura sul terreno smosso.', 'Per radici, roccia e ghiaia.'],
    sentences: [
      'Il tallone è ben fermo e l’avampiede ha spazio.',
      'La gomma resta morbida al freddo e tiene sulla roccia bagnata.',
      'L’intersuola è abbastanza spessa per le giornate lunghe e abbastanza bassa per sentire il terreno.',
    ],
  },
  pack: {
    summaries: ['Si porta vicino alla schiena.', 'Ben organizzato, tutto a portata di mano.'],
    sentences: [
      'Gli spallacci sono tagliati per lasciare libere le braccia.',
      'Il carico resta vicino alla colonna e non oscilla.',
    ],
  },
}
