import type { Words } from '../words.types.ts'

export const activities: Words['activities'] = {
  running: {
    name: 'Corsa',
    purposes: ['Per la corsa, prima di tutto.', 'Per strade, sentieri e il ritorno dal lavoro.', 'Leggerezza da gara.'],
    openers: [
      'Correndo porti con te solo ciò di cui sentiresti la mancanza.',
      'Il ritmo crea il suo clima: caldo davanti, freddo dietro.',
      'Dieci chilometri o cento, lo sfregamento comincia al primo passo.',
    ],
  },
  cycling: {
    name: 'Ciclismo',
    purposes: [
      'Per la bici, prima di tutto.',
      'Per il tragitto quotidiano, gli sterrati e i passi.',
      'Un taglio pensato per la posizione in sella.',
    ],
    openers: [
      'In bici il vento soffia sempre contro.',
      'Su un passo fa caldo in salita e molto freddo in discesa.',
      'Per andare al lavoro in bici non serve una divisa, bastano capi fatti bene.',
    ],
  },
  hiking: {
    name: 'Trekking',
    purposes: ['Per camminare, prima di tutto.', 'Per lunghe giornate a piedi.', 'Dalla valle al rifugio.'],
    openers: [
      'Camminando per giorni si capisce che cosa è fatto bene.',
      'In montagna il tempo cambia tra un tornante e l’altro.',
      'Qualcuno ha impilato i sassi perché tu trovassi la via; il resto lo porti tu.',
    ],
  },
  snow: {
    name: 'Neve',
    purposes: [
      'Per la neve, prima di tutto.',
      'Per lo scialpinismo e le brevi giornate d’inverno.',
      'Dal primo gelo all’ultima neve.',
    ],
    openers: [
      'La neve è paziente: trova ogni fessura.',
      'In salita hai caldo, in discesa vai veloce, in mezzo aspetti.',
      'Le giornate d’inverno sono corte: ogni gesto deve riuscire al primo colpo.',
    ],
  },
}
