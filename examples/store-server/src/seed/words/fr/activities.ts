import type { Words } from '../words.types.ts'

export const activities: Words['activities'] = {
  running: {
    name: 'Course à pied',
    purposes: [
      'La course avant tout.',
      'Pour la route, les sentiers et le retour du travail.',
      'Un poids de jour de course.',
    ],
    openers: [
      'Pour l’entraînement et la compétition, sur route et sentier.',
      'Du confort, même sur de longues distances.',
    ],
  },
  cycling: {
    name: 'Vélo',
    purposes: [
      'Le vélo avant tout.',
      'Pour les trajets quotidiens, le gravel et les cols.',
      'Pour les petites et les grandes sorties.',
    ],
    openers: ['Pour le trajet quotidien et les longues sorties.', 'En ville comme dans les cols.'],
  },
  hiking: {
    name: 'Randonnée',
    purposes: ['La randonnée avant tout.', 'Pour de longues journées à pied.', 'De la vallée au sommet.'],
    openers: [
      'Pour les randonnées à la journée et de refuge en refuge.',
      'Pour un temps qui change d’une heure à l’autre.',
    ],
  },
  snow: {
    name: 'Neige',
    purposes: [
      'La neige avant tout.',
      'Pour le ski de randonnée et les courtes journées d’hiver.',
      'Du premier gel à la dernière neige.',
    ],
    openers: [
      'Pour le ski de randonnée, les pistes et les marches d’hiver.',
      'Pour les jours froids, de neige et de vent.',
    ],
  },
}
