import type { Words } from '../words.types.ts'

export const sentences: Words['sentences'] = {
  shell: [
    'Il taglio è comodo nei movimenti e lascia spazio a uno strato caldo.',
    'Nelle giornate miti la giacca si porta sopra una maglia, con il freddo sopra un pile.',
    'La giacca si infila facilmente sopra una maglia o un pile e non limita i movimenti.',
  ],
  insulation: [
    'Con il freddo asciutto la giacca si porta da sola, con la pioggia sotto un guscio.',
    'Nello zaino la giacca occupa poco spazio, così la porti anche nelle gite di più giorni.',
    'La giacca scalda bene intorno allo zero; con il vento e la neve bagnata aggiungi un guscio.',
  ],
  vest: [
    'Il gilet si porta sopra una maglia e, quando fa più freddo, sotto una giacca.',
    'Il gilet occupa poco spazio: quando hai caldo lo togli e lo porti con te.',
    'Il gilet è pensato per quando la sola maglia non basta e una giacca sarebbe troppo.',
  ],
  fleece: [
    'Il pile si porta da solo con il tempo asciutto e sotto un guscio con vento e pioggia.',
    'Il pile scalda nelle soste e lascia uscire l’umidità durante lo sforzo.',
    'È un capo comodo da tenere tutto il giorno, in montagna e in città.',
  ],
  baselayer: [
    'La maglia aderisce al corpo, così gli altri strati si infilano facilmente sopra.',
    'D’inverno la maglia si porta sotto un pile, nel resto dell’anno sotto una giacca leggera.',
    'Il taglio aderente segue i movimenti e non stringe.',
  ],
  tee: [
    'Il taglio regolare lascia libertà di movimento.',
    'D’estate la T-shirt si porta da sola, nelle giornate fresche sotto una giacca.',
    'La T-shirt è leggera, occupa poco spazio e si abbina facilmente ad altri strati.',
  ],
  pants: [
    'Il taglio regolare lascia spazio per piegare le ginocchia e alzare le gambe.',
    'Con il freddo i pantaloni si portano sopra una calzamaglia leggera.',
    'I pantaloni restano comodi in vita, anche sotto la cintura di uno zaino.',
  ],
  shorts: [
    'I pantaloncini restano comodi in vita e seguono il movimento delle gambe.',
    'I pantaloncini pesano poco, asciugano in fretta e occupano pochissimo spazio.',
    'Il taglio è pensato per il caldo e lascia alle gambe molta libertà.',
  ],
  tights: [
    'I leggings aderiscono senza stringere e seguono ogni movimento.',
    'Nelle giornate fresche i leggings si portano da soli, con il freddo come primo strato.',
    'I leggings sono elastici, restano al loro posto e mantengono la forma.',
  ],
  gloves: [
    'I guanti sono aderenti, così maneggi bene fibbie, lacci e chiavi.',
    'I guanti seguono la forma naturale della mano e restano comodi per ore.',
    'I guanti pesano poco: puoi tenerli sempre nello zaino per quando cambia il tempo.',
  ],
  beanie: [
    'Il berretto copre le orecchie e resta fermo anche con il vento.',
    'Il berretto occupa poco spazio ed è pronto quando si alza il vento.',
    'La maglia elastica si adatta a quasi tutte le teste ed è morbida sulla fronte.',
  ],
  cap: [
    'Il cappellino ripara gli occhi dal sole basso e il viso dalla pioggia leggera.',
    'Il cappellino pesa così poco che puoi averlo sempre con te.',
    'Il cappellino resta fermo in movimento, anche con il vento.',
  ],
  socks: [
    'Le calze aderiscono al piede, così non scivolano e non fanno pieghe nella scarpa.',
    'Con il tallone sagomato le calze restano ferme e non sfregano.',
    'Le calze sono elastiche, si adattano al piede e mantengono la forma lavaggio dopo lavaggio.',
  ],
  shoe: [
    'Il tallone è ben fermo e l’avampiede ha spazio nelle lunghe discese.',
    'La suola in gomma resta morbida con il freddo e tiene sulla roccia bagnata.',
    'L’intersuola ammortizza bene e ti lascia sentire il terreno.',
  ],
  roadShoe: [
    'Il tallone è ben fermo e l’avampiede ha spazio quando i piedi si gonfiano.',
    'La gomma tiene sull’asfalto asciutto e bagnato.',
    'La schiuma ammortizza ogni appoggio e restituisce energia nella spinta.',
  ],
  pack: [
    'Gli spallacci sono sagomati per lasciare libere le braccia.',
    'Il carico resta vicino alla schiena e non oscilla.',
    'Gli spallacci si regolano in fretta, così il peso sta dove lo vuoi.',
  ],
}
