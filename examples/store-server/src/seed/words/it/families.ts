import type { Words } from '../words.types.ts'

export const families: Words['families'] = {
  shell: {
    summaries: [
      'La pioggia resta fuori, tu all’asciutto.',
      'Nessun fruscio: la pioggia la senti arrivare prima di sentirla addosso.',
      'Per il giorno in cui le previsioni sbagliano.',
      'Da una parte il maltempo, dall’altra tu.',
    ],
    sentences: [
      'Le spalle seguono ogni movimento e l’orlo resta al suo posto sotto l’imbrago.',
      'Le maniche sono tagliate per alzare le braccia senza che nulla si sollevi.',
      'Le zip sono sigillate, i polsini chiudono bene e sotto c’è spazio per uno strato caldo.',
    ],
  },
  insulation: {
    summaries: [
      'Calore per quando ti fermi.',
      'Tanto calore, poco peso.',
      'Lo strato che indossi in vetta.',
      'Per mattine fredde e lunghe serate in rifugio.',
    ],
    sentences: [
      'Le camere sono dimensionate perché l’imbottitura resti dove ti serve.',
      'Come strato esterno ferma il vento; sotto un guscio diventa il tuo riscaldamento.',
      'Si comprime fino alle dimensioni di una pagnotta.',
    ],
  },
  vest: {
    summaries: [
      'Busto al caldo, braccia libere.',
      'La metà della giacca che serve di più.',
      'Per il primo chilometro, quello freddo.',
      'Petto al riparo dal vento, aria sulla schiena.',
    ],
    sentences: [
      'I giromanica sono aderenti e non sfregano.',
      'Sparisce in una tasca appena esce il sole.',
      'Sopra una maglia in autunno, sotto un guscio d’inverno.',
    ],
  },
  fleece: {
    summaries: [
      'Lo strato che dimentichi di toglierti.',
      'Morbidezza, calore e nessuna pretesa.',
      'Un calore che respira.',
      'Dalla tenda al treno di ritorno.',
    ],
    sentences: [
      'Con il taglio raglan non ci sono cuciture sotto gli spallacci.',
      'Scalda nelle soste e non soffoca in salita.',
      'Il filato è tanto fitto da non fare pallini, e il tessuto viene lavato prima del taglio.',
    ],
  },
  baselayer: {
    summaries: [
      'Il primo strato lavora in silenzio.',
      'Pelle asciutta, calore uniforme.',
      'Vicino alla pelle e subito dimenticata.',
      'Per tre giorni senza lavatrice.',
    ],
    sentences: [
      'Il taglio è aderente ma non stringe.',
      'Le cuciture passano lontano dai punti in cui premono spallacci e cintura.',
      'È abbastanza lunga da restare infilata nei pantaloni.',
    ],
  },
  tee: {
    summaries: [
      'Una maglietta che non deve dimostrare nulla.',
      'Leggera, semplice, fatta per durare.',
      'Per l’andata, la salita e il ritorno.',
      'Una maglietta in meno nello zaino.',
    ],
    sentences: [
      'Le spalle restano libere, l’orlo cade dritto.',
      'Il collo è piatto e tale rimane.',
      'Il taglio è abbastanza ampio da far circolare l’aria.',
    ],
  },
  pants: {
    summaries: [
      'Fatti per la seconda metà della giornata.',
      'Ginocchia che si piegano, tessuto che dura.',
      'In salita, in discesa e in mezzo ai rovi.',
      'Tasche quanto basta, nessuna di troppo.',
    ],
    sentences: [
      'La vita resta piatta sotto la cintura dello zaino.',
      'Il taglio lascia spazio ai passi alti e si stringe verso la caviglia.',
      'I punti più sollecitati hanno una doppia cucitura e si possono rammendare.',
    ],
  },
  shorts: {
    summaries: [
      'Gambe libere, tasche chiuse.',
      'Per le giornate che cominciano già calde.',
      'Leggeri, rapidi ad asciugare, resistenti all’usura.',
      'Corti dove serve.',
    ],
    sentences: [
      'La fascia in vita è piatta e non si arrotola.',
      'Lo spacco laterale si apre a ogni falcata.',
      'Quello che metti in tasca resta in tasca.',
    ],
  },
  tights: {
    summaries: [
      'Aderenti, caldi e senza pizzicare.',
      'Si muovono quando ti muovi tu.',
      'Per mattine buie e sentieri gelati.',
      'Una seconda pelle che resta al suo posto.',
    ],
    sentences: [
      'La fascia in vita è alta e regge senza nodi.',
      'Le cuciture piatte passano dietro il ginocchio, non davanti.',
      'La maglia torna in forma dopo ogni piegamento.',
    ],
  },
  gloves: {
    summaries: [
      'Mani calde, dita libere.',
      'Per nodi, zip e fibbie.',
      'Per non doverteli togliere.',
      'Prima la presa, poi il calore.',
    ],
    sentences: [
      'Le dita sono preformate, come la tua mano.',
      'Le cuciture restano lontane dai polpastrelli.',
      'Con il passante al polso si appendono ad asciugare.',
    ],
  },
  beanie: {
    summaries: [
      'Piccolo, caldo, sempre in tasca.',
      'Orecchie al caldo, giornata salva.',
      'Per il vento da ogni direzione.',
      'Il modo più semplice per stare al caldo.',
    ],
    sentences: [
      'La calotta è sagomata perché non scivoli.',
      'Copre le orecchie e lascia in pace gli occhi.',
      'Sta sotto il cappuccio senza fare spessore.',
    ],
  },
  cap: {
    summaries: [
      'Ombra che si ripone piatta.',
      'Tiene sole, pioggia e sudore lontani dagli occhi.',
      'Una visiera per il sole basso.',
      'Leggero come un foglio di carta.',
    ],
    sentences: [
      'I pannelli asciugano al vento della tua andatura.',
      'La visiera torna in forma appena esce dallo zaino.',
      'Il lato inferiore scuro smorza i riflessi di acqua e neve.',
    ],
  },
  socks: {
    summaries: [
      'Tra te e il sentiero, nulla che possa sfregare.',
      'Un comfort che comincia dal tallone.',
      'Per molte ore nelle stesse scarpe.',
      'Restano su e restano al loro posto.',
    ],
    sentences: [
      'Il tallone è lavorato come un vero tallone, così nulla si gira.',
      'L’imbottitura è solo dove la scarpa preme.',
      'Destra e sinistra hanno ciascuna la forma del proprio piede.',
    ],
  },
  shoe: {
    summaries: [
      'Passi sicuri sul terreno smosso.',
      'Per radici, roccia e la via del ritorno.',
      'Un’aderenza di cui ti puoi fidare.',
      'Sentire il sentiero, non i sassi.',
    ],
    sentences: [
      'Il tallone è ben fermo e l’avampiede ha spazio.',
      'La gomma resta morbida al freddo e tiene sulla roccia bagnata.',
      'L’intersuola è abbastanza spessa per le giornate lunghe e abbastanza bassa per sentire il terreno.',
    ],
  },
  pack: {
    summaries: [
      'Porta bene, parla poco.',
      'Ogni cosa al suo posto, niente che penzoli.',
      'Vicino alla schiena, a portata di mano.',
      'Per quello che serve e nulla di più.',
    ],
    sentences: [
      'Gli spallacci sono tagliati per lasciare libere le braccia.',
      'Il carico resta vicino alla colonna e non oscilla.',
      'Fibbie e cursori si sostituiscono senza macchina da cucire.',
    ],
  },
}
