import type { Words } from '../words.types.ts'

export const materials: Words['materials'] = {
  laminate3: [
    'Laminato a tre strati: esterno 100% poliammide riciclata, membrana microporosa, interno in maglia',
    'Tre strati accoppiati tengono fuori la pioggia e lasciano uscire il vapore.',
  ],
  laminate25: [
    'Laminato a 2,5 strati: 100% poliammide riciclata con pellicola interna stampata',
    'Il laminato è così leggero che te ne dimentichi e abbastanza compatto da reggere un’ora di pioggia continua.',
  ],
  twillLaminate: [
    'Laminato a due strati: twill 100% poliestere riciclato, membrana, fodera in taffetà di poliestere',
    'Il twill dà al laminato una superficie opaca e silenziosa, che non fruscia.',
  ],
  waxedCotton: [
    '60% cotone biologico, 40% poliestere riciclato, cera vegetale',
    'Il cotone fitto e cerato ferma vento e rovesci e con gli anni prende una bella patina.',
  ],
  softshell: [
    '88% poliammide riciclata, 12% elastan, doppio tessuto',
    'Il doppio tessuto si estende in quattro direzioni e asciuga già in discesa.',
  ],
  windPolyamide: [
    '100% poliammide riciclata, 20 denari',
    'Un tessuto fitto da 20 denari ferma il vento e lascia uscire il calore in eccesso.',
  ],
  down800: [
    'Esterno: 100% poliammide riciclata. Imbottitura: 90% piumino d’oca di origine responsabile, 10% piume, 800 cuin',
    'Piuma molto voluminosa: tanto calore, pochissimo peso.',
  ],
  down650: [
    'Esterno: 100% poliammide riciclata. Imbottitura: 100% piumino riciclato, 650 cuin',
    'Questa piuma ha già avuto una vita: è stata selezionata, lavata e riutilizzata.',
  ],
  recycledFill: [
    'Esterno: 100% poliammide riciclata. Imbottitura: 100% poliestere riciclato, 80 g/m²',
    'L’imbottitura riciclata resta voluminosa anche quando si inumidisce.',
  ],
  pile: [
    '100% poliestere riciclato, pile a pelo alto, 320 g/m²',
    'Il pelo alto trattiene l’aria ferma e scalda fin dal primo minuto.',
  ],
  gridKnit: [
    '94% poliestere riciclato, 6% elastan, maglia a griglia',
    'La griglia interna lascia canali da cui esce il calore quando aumenti il passo.',
  ],
  microFleece: [
    '100% poliestere riciclato, micropile, 190 g/m²',
    'Pile sottile, garzato solo all’interno perché scorra sotto un guscio.',
  ],
  merino180: [
    '87% lana merino, 13% poliammide nell’anima, 180 g/m²',
    'Filato attorno a un’anima sottile, il merino mantiene la forma e resta fresco per giorni.',
  ],
  merino150: [
    '100% lana merino, 150 g/m², senza mulesing',
    'Il merino sottile è fresco in movimento e caldo nelle soste.',
  ],
  polyKnit: [
    '100% poliestere riciclato, jersey, 120 g/m²',
    'Il jersey leggero porta fuori il sudore e asciuga prima che tu te ne accorga.',
  ],
  hempCotton: [
    '55% canapa, 45% cotone biologico, 170 g/m²',
    'Canapa e cotone biologico si ammorbidiscono a ogni lavaggio.',
  ],
  stretchWeave: [
    '92% poliammide riciclata, 8% elastan, armatura tela',
    'Il tessuto elastico è leggero sulla gamba e non teme i rovi.',
  ],
  tightKnit: [
    '78% poliammide riciclata, 22% elastan',
    'La maglia fitta sostiene senza stringere e resta coprente anche in un piegamento profondo.',
  ],
  brushedKnit: [
    '82% poliestere riciclato, 18% elastan, interno garzato',
    'L’interno garzato trattiene un po’ di calore dove il vento lo porterebbe via.',
  ],
  goatskin: [
    'Palmo: 100% pelle di capra. Dorso: poliestere riciclato. Fodera: pile di poliestere',
    'La pelle di capra è sottile, resistente e migliora con un po’ di cera.',
  ],
  ribWool: [
    '100% lana d’agnello, filata e lavorata in Europa',
    'La lana d’agnello scalda anche quando il fiato ci si gela sopra.',
  ],
  merinoSock: [
    '62% lana merino, 35% poliammide, 3% elastan',
    'Il merino tiene il piede asciutto e la poliammide regge lo sfregamento.',
  ],
  polySock: [
    '72% poliestere riciclato, 24% poliammide, 4% elastan',
    'Il filato sottile riciclato allontana l’umidità dalla pelle e asciuga in una notte.',
  ],
  meshUpper: [
    'Tomaia: rete 100% poliestere riciclato. Suola: gomma, 20% riciclata',
    'La rete in un pezzo unico scarica in fretta l’acqua e non ha cuciture sulle dita.',
  ],
  nubuckUpper: [
    'Tomaia: nabuk da 1,8 mm. Fodera: poliestere riciclato. Suola: gomma',
    'Il nabuk prende la forma del piede e, con un po’ di cura, dura molti anni.',
  ],
  packCloth: [
    '100% poliammide riciclata, 210 denari, spalmata senza PFAS',
    'Il tessuto da 210 denari sopporta roccia, ghiaccio e nastri bagagli senza battere ciglio.',
  ],
  lightRipstop: [
    '100% poliammide riciclata, ripstop, 70 denari',
    'Il ripstop leggero con rete elastica resta aderente e non sobbalza.',
  ],
}
