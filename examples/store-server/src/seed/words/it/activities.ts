import type { Words } from '../words.types.ts'

export const activities: Words['activities'] = {
  running: {
    name: 'Corsa',
    purposes: [
      'Per la corsa di tutti i giorni.',
      'Per l’allenamento e la gara.',
      'Per uscite di corsa brevi e lunghe.',
    ],
    openers: [
      'Per le corse dopo il lavoro e per le uscite lunghe del fine settimana.',
      'Per correre senza pesi inutili, in allenamento come in gara.',
      'Una buona scelta per chi corre più volte alla settimana.',
    ],
  },
  cycling: {
    name: 'Ciclismo',
    purposes: [
      'Per pedalare ogni giorno e nel tempo libero.',
      'Per il tragitto casa-lavoro, gli sterrati e i passi.',
      'Per giri in bici brevi e lunghi.',
    ],
    openers: [
      'Per andare al lavoro in bici e per i giri del fine settimana.',
      'Per restare a lungo in sella, sulla strada e sullo sterrato.',
      'Una buona scelta per chi pedala ogni giorno, in città e fuori.',
    ],
  },
  hiking: {
    name: 'Trekking',
    purposes: ['Per escursioni e trekking.', 'Per lunghe camminate.', 'Per gite in giornata e di più giorni.'],
    openers: [
      'Per le passeggiate in valle e per le lunghe giornate in montagna.',
      'Per camminare per ore con tutta comodità.',
      'Una buona scelta per escursioni in giornata, viaggi e trekking di più giorni.',
    ],
  },
  snow: {
    name: 'Neve',
    purposes: [
      'Per gli sport invernali.',
      'Per lo scialpinismo e le escursioni invernali.',
      'Per le giornate fredde in montagna.',
    ],
    openers: [
      'Per lo scialpinismo, le ciaspolate e le giornate sulla neve.',
      'Per l’inverno in montagna, in salita come in discesa.',
      'Una buona scelta per tutta la stagione, dalla prima neve alle ultime gite di primavera.',
    ],
  },
}
