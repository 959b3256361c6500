import type { Words } from '../words.types.ts'

export const families: Words['families'] = {
  shell: {
    summaries: [
      'Strato esterno contro il vento e il tempo incerto.',
      'Protegge dal vento e lascia spazio a uno strato caldo.',
      'Per le giornate ventose e il tempo variabile.',
      'Ripara dal vento e si indossa sopra altri strati.',
    ],
    sentences: [
      'Il taglio è comodo nei movimenti e lascia spazio a uno strato caldo.',
      'Nelle giornate miti la giacca si porta sopra una maglia, con il freddo sopra un pile.',
      'La giacca si infila facilmente sopra una maglia o un pile e non limita i movimenti.',
    ],
  },
  insulation: {
    summaries: [
      'Giacca calda per le giornate fredde e le soste.',
      'Tanto calore con poco peso.',
      'Calore per le soste in quota e le serate all’aperto.',
      'Strato caldo per mattine e serate fredde.',
    ],
    sentences: [
      'Con il freddo asciutto la giacca si porta da sola, con la pioggia sotto un guscio.',
      'Nello zaino la giacca occupa poco spazio, così la porti anche nelle gite di più giorni.',
      'La giacca scalda bene intorno allo zero; con il vento e la neve bagnata aggiungi un guscio.',
    ],
  },
  vest: {
    summaries: [
      'Tiene caldo il busto e lascia libere le braccia.',
      'Strato leggero per le mattine fresche.',
      'Ripara il petto dal vento.',
      'L’alternativa leggera alla giacca.',
    ],
    sentences: [
      'Il gilet si porta sopra una maglia e, quando fa più freddo, sotto una giacca.',
      'Il gilet occupa poco spazio: quando hai caldo lo togli e lo porti con te.',
      'Il gilet è pensato per quando la sola maglia non basta e una giacca sarebbe troppo.',
    ],
  },
  fleece: {
    summaries: [
      'Strato intermedio morbido e caldo per le giornate fresche.',
      'Calore e traspirabilità anche sotto sforzo.',
      'Strato comodo da portare da solo o sotto un guscio.',
      'Calore e morbidezza, con asciugatura rapida.',
    ],
    sentences: [
      'Il pile si porta da solo con il tempo asciutto e sotto un guscio con vento e pioggia.',
      'Il pile scalda nelle soste e lascia uscire l’umidità durante lo sforzo.',
      'È un capo comodo da tenere tutto il giorno, in montagna e in città.',
    ],
  },
  baselayer: {
    summaries: [
      'Primo strato per lo sport e il freddo.',
      'Allontana il sudore dalla pelle.',
      'Aderisce al corpo senza stringere.',
      'Piacevole sulla pelle per tutto il giorno.',
    ],
    sentences: [
      'La maglia aderisce al corpo, così gli altri strati si infilano facilmente sopra.',
      'D’inverno la maglia si porta sotto un pile, nel resto dell’anno sotto una giacca leggera.',
      'Il taglio aderente segue i movimenti e non stringe.',
    ],
  },
  tee: {
    summaries: [
      'T-shirt comoda per lo sport e per tutti i giorni.',
      'Leggera, ariosa e comoda.',
      'T-shirt leggera per le giornate calde.',
      'T-shirt semplice per la montagna e la città.',
    ],
    sentences: [
      'Il taglio regolare lascia libertà di movimento.',
      'D’estate la T-shirt si porta da sola, nelle giornate fresche sotto una giacca.',
      'La T-shirt è leggera, occupa poco spazio e si abbina facilmente ad altri strati.',
    ],
  },
  pants: {
    summaries: [
      'Comodi in ogni movimento.',
      'Per giornate intere all’aperto.',
      'Taglio comodo per salire, piegarsi e fare passi lunghi.',
      'Protezione affidabile per le gambe.',
    ],
    sentences: [
      'Il taglio regolare lascia spazio per piegare le ginocchia e alzare le gambe.',
      'Con il freddo i pantaloni si portano sopra una calzamaglia leggera.',
      'I pantaloni restano comodi in vita, anche sotto la cintura di uno zaino.',
    ],
  },
  shorts: {
    summaries: [
      'Pantaloncini leggeri per le giornate calde.',
      'Freschi, comodi e rapidi ad asciugare.',
      'Libertà di movimento per le gambe.',
      'Leggeri, comodi e poco ingombranti.',
    ],
    sentences: [
      'I pantaloncini restano comodi in vita e seguono il movimento delle gambe.',
      'I pantaloncini pesano poco, asciugano in fretta e occupano pochissimo spazio.',
      'Il taglio è pensato per il caldo e lascia alle gambe molta libertà.',
    ],
  },
  tights: {
    summaries: [
      'Aderenti e comodi in movimento.',
      'Aderenti, con piena libertà di movimento.',
      'Per mattine fresche e giornate fredde.',
      'Elastici e facili da abbinare ad altri strati.',
    ],
    sentences: [
      'I leggings aderiscono senza stringere e seguono ogni movimento.',
      'Nelle giornate fresche i leggings si portano da soli, con il freddo come primo strato.',
      'I leggings sono elastici, restano al loro posto e mantengono la forma.',
    ],
  },
  gloves: {
    summaries: [
      'Comodi nelle giornate fresche e fredde.',
      'Proteggono le mani senza dare fastidio.',
      'Aderenti, con una buona presa.',
      'Seguono i movimenti delle mani.',
    ],
    sentences: [
      'I guanti sono aderenti, così maneggi bene fibbie, lacci e chiavi.',
      'I guanti seguono la forma naturale della mano e restano comodi per ore.',
      'I guanti pesano poco: puoi tenerli sempre nello zaino per quando cambia il tempo.',
    ],
  },
  beanie: {
    summaries: [
      'Berretto caldo per le giornate fredde.',
      'Tiene al caldo testa e orecchie.',
      'Piccolo, caldo e leggero.',
      'Protegge la testa dal freddo e dal vento.',
    ],
    sentences: [
      'Il berretto copre le orecchie e resta fermo anche con il vento.',
      'Il berretto occupa poco spazio ed è pronto quando si alza il vento.',
      'La maglia elastica si adatta a quasi tutte le teste ed è morbida sulla fronte.',
    ],
  },
  cap: {
    summaries: [
      'Ripara gli occhi dal sole e dalla pioggia.',
      'Fa ombra al viso nelle giornate di sole.',
      'Leggero, comodo e poco ingombrante.',
      'Cappellino leggero per lo sport.',
    ],
    sentences: [
      'Il cappellino ripara gli occhi dal sole basso e il viso dalla pioggia leggera.',
      'Il cappellino pesa così poco che puoi averlo sempre con te.',
      'Il cappellino resta fermo in movimento, anche con il vento.',
    ],
  },
  socks: {
    summaries: [
      'Calze comode per le lunghe giornate.',
      'Piedi asciutti e comodi per ore.',
      'Aderenti, non scivolano.',
      'Traspiranti e resistenti.',
    ],
    sentences: [
      'Le calze aderiscono al piede, così non scivolano e non fanno pieghe nella scarpa.',
      'Con il tallone sagomato le calze restano ferme e non sfregano.',
      'Le calze sono elastiche, si adattano al piede e mantengono la forma lavaggio dopo lavaggio.',
    ],
  },
  shoe: {
    summaries: [
      'Buona aderenza sui sentieri e sul terreno smosso.',
      'Passo sicuro sul terreno sconnesso.',
      'Comode nelle lunghe giornate sui sentieri.',
      'Presa sicura su roccia e radici.',
    ],
    sentences: [
      'Il tallone è ben fermo e l’avampiede ha spazio nelle lunghe discese.',
      'La suola in gomma resta morbida con il freddo e tiene sulla roccia bagnata.',
      'L’intersuola ammortizza bene e ti lascia sentire il terreno.',
    ],
  },
  roadShoe: {
    summaries: [
      'Ammortizzazione morbida per strada e asfalto.',
      'Corsa fluida sui fondi duri.',
      'Comode nelle uscite lunghe.',
      'Scarpe leggere per strade e sentieri compatti.',
    ],
    sentences: [
      'Il tallone è ben fermo e l’avampiede ha spazio quando i piedi si gonfiano.',
      'La gomma tiene sull’asfalto asciutto e bagnato.',
      'La schiuma ammortizza ogni appoggio e restituisce energia nella spinta.',
    ],
  },
  pack: {
    summaries: [
      'Comodo da portare e facile da riempire.',
      'Aderente e stabile in movimento.',
      'Tiene il carico vicino alla schiena.',
      'Spazio per ciò che serve, a portata di mano.',
    ],
    sentences: [
      'Gli spallacci sono sagomati per lasciare libere le braccia.',
      'Il carico resta vicino alla schiena e non oscilla.',
      'Gli spallacci si regolano in fretta, così il peso sta dove lo vuoi.',
    ],
  },
}
