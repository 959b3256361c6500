import type { Words } from '../words.types.ts'

export const materials: Words['materials'] = {
  laminate3: 'Tre strati accoppiati tengono fuori pioggia e vento e lasciano uscire l’umidità.',
  laminate25: 'Il laminato leggero a 2,5 strati tiene fuori pioggia e vento e lascia uscire l’umidità.',
  twillLaminate: 'Il laminato in twill tiene fuori pioggia e neve, e la superficie opaca fruscia pochissimo.',
  waxedCotton:
    'Il misto cotone fitto e cerato ripara da vento e rovesci e si può incerare di nuovo quando la cera si consuma.',
  softshell: 'Il doppio tessuto si estende in quattro direzioni, frena il vento e asciuga in fretta.',
  windPolyamide: 'Il tessuto sottile e fitto da 20 denari ferma il vento e lascia uscire il calore del corpo.',
  down800: 'La piuma da 800\u00a0cuin trattiene molta aria e scalda molto con poco peso.',
  down650: 'L’imbottitura in piuma riciclata, selezionata e lavata, è leggera e scalda bene.',
  recycledFill: 'L’imbottitura riciclata scalda anche quando è umida e asciuga prima della piuma.',
  pile: 'Il pelo alto trattiene molta aria, scalda bene ed è morbido al tatto.',
  gridKnit: 'La griglia interna trattiene l’aria calda, e i suoi canali aiutano il tessuto ad asciugare in fretta.',
  microFleece: 'Il tessuto sottile è garzato all’interno e liscio all’esterno, così scorre bene sotto una giacca.',
  merino180:
    'La lana merino è filata attorno a un’anima sottile che la rende resistente e per giorni non prende odori.',
  merino150: 'La lana merino sottile assorbe il sudore, scalda anche da umida e per giorni non prende odori.',
  polyKnit: 'Il tessuto leggero allontana il sudore dalla pelle e asciuga in fretta.',
  hempCotton: 'Il misto di canapa e cotone biologico è resistente e diventa più morbido a ogni lavaggio.',
  stretchWeave: 'Il tessuto elastico è traspirante e resiste bene a sfregamenti e graffi.',
  tightKnit: 'Il tessuto fitto ed elastico sostiene i muscoli, resta coprente quando ti pieghi e asciuga in fretta.',
  brushedKnit: 'Il tessuto garzato all’interno trattiene l’aria calda e porta il sudore verso l’esterno.',
  goatskin: 'La pelle di capra sul palmo è sottile e resistente, e con un po’ di cera resta morbida.',
  ribWool: 'La lana d’agnello lavorata a coste è elastica e scalda anche quando è umida.',
  merinoSock: 'La lana merino assorbe l’umidità e tiene i piedi asciutti, e la poliammide protegge dall’usura.',
  polySock:
    'Il filato sottile riciclato allontana l’umidità dalla pelle, resiste allo sfregamento e asciuga in una notte.',
  meshUpper: 'La rete in un pezzo unico è ariosa, scarica in fretta l’acqua e non ha cuciture che sfregano sulle dita.',
  knitUpper:
    'La tomaia in maglia, in un pezzo unico, segue il piede, lascia passare l’aria e non ha cuciture sulle dita.',
  nubuckUpper: 'La pelle nabuk si adatta alla forma del piede e, con una cura regolare, dura molti anni.',
  nubuckLaminate: 'La pelle nabuk si adatta alla forma del piede e la membrana all’interno ferma l’acqua.',
  packCloth:
    'Il tessuto robusto da 210 denari resiste allo sfregamento su roccia e ghiaccio e agli urti del trasporto.',
  lightRipstop: 'Il ripstop leggero resiste agli strappi e segue i tuoi movimenti.',
}
