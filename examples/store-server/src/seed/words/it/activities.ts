import type { Words } from '../words.types.ts'

export const activities: Words['activities'] = {
  running: {
    name: 'Corsa',
    purposes: ['Per la corsa, prima di tutto.', 'Per strade, sentieri e il ritorno dal lavoro.', 'Leggerezza da gara.'],
    openers: ['Per allenamento e gare su strada e sentiero.', 'Comfort anche sulle lunghe distanze.'],
  },
  cycling: {
    name: 'Ciclismo',
    purposes: [
      'Per la bici, prima di tutto.',
      'Per il tragitto quotidiano, gli sterrati e i passi.',
      'Per uscite brevi e lunghe.',
    ],
    openers: ['Per il tragitto quotidiano e i lunghi giri.', 'Per la città e per i passi.'],
  },
  hiking: {
    name: 'Trekking',
    purposes: ['Per camminare, prima di tutto.', 'Per lunghe giornate a piedi.', 'Dalla valle al rifugio.'],
    openers: ['Per gite in giornata e trekking di rifugio in rifugio.', 'Per un tempo che cambia da un’ora all’altra.'],
  },
  snow: {
    name: 'Neve',
    purposes: [
      'Per la neve, prima di tutto.',
      'Per lo scialpinismo e le brevi giornate d’inverno.',
      'Dal primo gelo all’ultima neve.',
    ],
    openers: ['Per scialpinismo, piste e camminate invernali.', 'Per giornate fredde con neve e vento.'],
  },
}
