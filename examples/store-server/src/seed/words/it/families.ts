import type { Words } from '../words.types.ts'

export const families: Words['families'] = {
  shell: {
    summaries: [
      'La pioggia resta fuori, tu resti asciutto.',
      'Così silenziosa che senti la pioggia prima di avvertirla.',
      'Per il giorno in cui le previsioni hanno sbagliato.',
      'Da una parte il tempo, dall’altra tu.',
    ],
    sentences: [
      'Il cappuccio gira con la testa e l’orlo resta sotto l’imbrago.',
      'Le maniche sono tagliate per allungarsi, niente sale.',
      'Le zip sono sigillate, i polsini chiudono bene e sotto c’è posto per uno strato caldo.',
    ],
  },
  insulation: {
    summaries: [
      'Calore per stare fermi.',
      'Tanto calore, poco peso.',
      'Lo strato che si indossa in cima.',
      'Per mattine fredde e lunghe sere al rifugio.',
    ],
    sentences: [
      'Le camere sono dimensionate perché l’imbottitura resti dove serve.',
      'Da sola ferma il vento; sotto un guscio diventa il tuo riscaldamento.',
      'Compressa occupa lo spazio di una pagnotta.',
    ],
  },
  vest: {
    summaries: [
      'Il busto al caldo, le braccia libere.',
      'La metà di giacca che serve di più.',
      'Per il primo chilometro, quello freddo.',
      'Niente vento sul petto, aria sulla schiena.',
    ],
    sentences: [
      'I giromanica sono aderenti e non sfregano.',
      'Sparisce in una tasca appena esce il sole.',
      'Sopra una camicia in autunno, sotto una giacca d’inverno.',
    ],
  },
  fleece: {
    summaries: [
      'Lo strato che ci si dimentica di togliere.',
      'Morbido, caldo e facile da portare.',
      'Un calore che respira.',
      'Dalla tenda al treno di ritorno.',
    ],
    sentences: [
      'Il taglio raglan non lascia cuciture sotto gli spallacci.',
      'Scalda nelle soste e non soffoca in salita.',
      'Il filato è abbastanza fitto da non fare pallini ed è lavato prima del taglio.',
    ],
  },
  baselayer: {
    summaries: [
      'Il primo strato fa il lavoro silenzioso.',
      'Pelle asciutta, calore uniforme.',
      'Vicino alla pelle e facile da dimenticare.',
      'Per tre giorni senza lavarlo.',
    ],
    sentences: [
      'Il taglio è aderente senza stringere.',
      'Le cuciture passano dove né spallacci né cintura premono.',
      'È abbastanza lungo da restare dove l’hai infilato.',
    ],
  },
  tee: {
    summaries: [
      'Una maglietta che non deve dimostrare nulla.',
      'Leggera, semplice e duratura.',
      'Per l’andata, la salita e il ritorno.',
      'Una maglietta in meno nello zaino.',
    ],
    sentences: [
      'Le spalle sono libere, l’orlo cade dritto.',
      'Il collo è piatto e resta così.',
      'È abbastanza ampia perché l’aria circoli.',
    ],
  },
  pants: {
    summaries: [
      'Fatti per la seconda metà della giornata.',
      'Ginocchia che piegano, tessuto che dura.',
      'Su, giù e attraverso la siepe.',
      'Tasche quanto basta, nessuna di troppo.',
    ],
    sentences: [
      'La vita resta piatta sotto la cintura dello zaino.',
      'Il taglio lascia alzare la gamba e si stringe verso la caviglia.',
      'I punti sollecitati sono cuciti due volte e si possono riparare.',
    ],
  },
  shorts: {
    summaries: [
      'Gambe libere, tasche chiuse.',
      'Per i giorni che cominciano caldi.',
      'Leggeri, rapidi ad asciugare, duri a consumarsi.',
      'Corti dove serve.',
    ],
    sentences: [
      'La fascia in vita è piatta e non si arrotola.',
      'Lo spacco laterale si apre con la falcata.',
      'Quello che metti in tasca ci resta.',
    ],
  },
  tights: {
    summaries: [
      'Aderenti, caldi e senza stringere.',
      'Si muovono quando ti muovi.',
      'Per mattine buie e sentieri gelati.',
      'Una seconda pelle con il posto per il telefono.',
    ],
    sentences: [
      'La fascia in vita è larga e tiene senza nodo.',
      'Le cuciture sono piatte e passano dietro il ginocchio, non sopra.',
      'La maglia torna in forma dopo ogni piegamento.',
    ],
  },
  gloves: {
    summaries: [
      'Mani calde, dita libere.',
      'Per nodi, zip e fibbie.',
      'Per non doverli togliere.',
      'Prima la presa, poi il calore.',
    ],
    sentences: [
      'Le dita sono preformate, come la mano.',
      'Le cuciture stanno fuori dai polpastrelli.',
      'Un passante al polso permette di appenderli ad asciugare.',
    ],
  },
  beanie: {
    summaries: [
      'Piccolo, caldo, sempre in tasca.',
      'Orecchie calde, giornata salva.',
      'Per il vento da ogni lato.',
      'Il modo più semplice per stare al caldo.',
    ],
    sentences: [
      'La forma è studiata perché non scivoli.',
      'Copre le orecchie e lascia in pace gli occhi.',
      'Sta sotto un cappuccio senza fare spessore.',
    ],
  },
  cap: {
    summaries: [
      'Ombra che si ripone piatta.',
      'Né sole, né pioggia, né sudore negli occhi.',
      'Una visiera per il sole basso.',
      'Leggero come un foglio di carta.',
    ],
    sentences: [
      'Il tessuto asciuga al vento del tuo passo.',
      'La visiera riprende forma quando lo tiri fuori dallo zaino.',
      'Il lato inferiore scuro toglie il riverbero di acqua e neve.',
    ],
  },
  socks: {
    summaries: [
      'Nulla tra te e il sentiero che possa sfregare.',
      'Un comfort che comincia dal tallone.',
      'Per molte ore nelle stesse scarpe.',
      'Stanno su e restano al loro posto.',
    ],
    sentences: [
      'Il tallone è lavorato come un vero tallone, nulla gira.',
      'L’imbottitura sta solo dove la scarpa preme.',
      'Sinistra e destra hanno la forma del loro piede.',
    ],
  },
  shoe: {
    summaries: [
      'Passi sicuri sul terreno smosso.',
      'Per radici, roccia e la via del ritorno.',
      'Una presa di cui fidarsi.',
      'Sentire il sentiero, non i sassi.',
    ],
    sentences: [
      'Il tallone è fermo e l’avampiede ha spazio.',
      'La gomma resta morbida al freddo e tiene sulla roccia bagnata.',
      'L’intersuola è spessa per le giornate lunghe e bassa per sentire il terreno.',
    ],
  },
  pack: {
    summaries: [
      'Porta bene, parla poco.',
      'Ogni cosa al suo posto e niente che penzoli.',
      'Vicino alla schiena, facile da raggiungere.',
      'Per quello che serve e nulla di più.',
    ],
    sentences: [
      'Gli spallacci sono tagliati perché le braccia si muovano libere.',
      'Il carico sta vicino alla colonna e non oscilla.',
      'Fibbie e cursori si cambiano senza macchina da cucire.',
    ],
  },
}
