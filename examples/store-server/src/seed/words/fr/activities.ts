import type { Words } from '../words.types.ts'

export const activities: Words['activities'] = {
  running: {
    name: 'Course à pied',
    purposes: ['Pour la course à pied.', 'Pour courir tous les jours.', 'Pour l’entraînement et la compétition.'],
    openers: [
      'Ce modèle convient aux footings en semaine comme aux sorties longues du week-end.',
      'Ce modèle est conçu pour courir, de l’échauffement aux derniers kilomètres.',
      'C’est un bon choix si vous courez plusieurs fois par semaine.',
    ],
  },
  cycling: {
    name: 'Vélo',
    purposes: [
      'Pour le vélo, sur route et sur chemin.',
      'Pour les trajets quotidiens, le gravel et les cols.',
      'Pour les longues journées en selle.',
    ],
    openers: [
      'Ce modèle convient aux trajets quotidiens à vélo comme aux sorties du week-end.',
      'Ce modèle est conçu pour le vélo, où l’on transpire en montée avant de se refroidir en descente.',
      'C’est un bon choix si vous roulez tous les jours.',
    ],
  },
  hiking: {
    name: 'Randonnée',
    purposes: [
      'Pour la randonnée.',
      'Pour les longues journées de marche.',
      'Pour la randonnée, à la journée ou de refuge en refuge.',
    ],
    openers: [
      'Ce modèle convient aux balades faciles comme aux longues journées en montagne.',
      'Ce modèle est conçu pour la randonnée, quand on marche pendant des heures.',
      'C’est un bon choix pour la randonnée à la journée, le voyage et les treks de plusieurs jours.',
    ],
  },
  snow: {
    name: 'Neige',
    purposes: [
      'Pour les sports d’hiver.',
      'Pour le ski de randonnée et les sorties en raquettes.',
      'Pour les journées froides en montagne.',
    ],
    openers: [
      'Ce modèle convient au ski de randonnée, aux raquettes et aux journées d’hiver en plein air.',
      'Ce modèle est conçu pour l’hiver, quand on a chaud à la montée et froid à la descente.',
      'C’est un bon choix pour toute la saison, des premières neiges au ski de printemps.',
    ],
  },
}
