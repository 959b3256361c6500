import type { Words } from '../words.types.ts'

export const activities: Words['activities'] = {
  running: {
    name: 'Corsa',
    purposes: [
      'Fatto per correre.',
      'Per strade, sentieri e il rientro dal lavoro.',
      'Abbastanza leggero per gareggiare.',
    ],
    openers: [
      'Correndo si porta solo ciò che mancherebbe.',
      'Il ritmo fa il suo meteo: caldo davanti, freddo dietro.',
      'Dieci chilometri o cento, lo sfregamento comincia al primo passo.',
    ],
  },
  cycling: {
    name: 'Ciclismo',
    purposes: ['Fatto per la bici.', 'Per il tragitto, gli sterrati e i passi.', 'Tagliato per la posizione in sella.'],
    openers: [
      'In bici il vento viene sempre di fronte.',
      'Un passo è caldo in salita e freddissimo in discesa.',
      'Andare al lavoro in bici non chiede un costume, solo buoni vestiti.',
    ],
  },
  hiking: {
    name: 'Escursionismo',
    purposes: ['Fatto per camminare.', 'Per lunghe giornate a piedi.', 'Dalla valle al rifugio.'],
    openers: [
      'Camminare per giorni mostra che cosa è fatto bene.',
      'In montagna il tempo cambia tra due tornanti.',
      'Qualcuno ha impilato i sassi perché tu trovi la via; il resto lo porti tu.',
    ],
  },
  snow: {
    name: 'Neve',
    purposes: [
      'Fatto per la neve.',
      'Per lo scialpinismo e le brevi giornate d’inverno.',
      'Dal primo gelo all’ultima neve.',
    ],
    openers: [
      'La neve è paziente: trova ogni fessura.',
      'In salita hai caldo, in discesa vai veloce, in mezzo aspetti.',
      'Le giornate d’inverno sono brevi, tutto deve riuscire al primo colpo.',
    ],
  },
}
