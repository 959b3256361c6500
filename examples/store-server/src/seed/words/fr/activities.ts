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
      'En course, on n’emporte que ce qui nous manquerait.',
      'L’allure fait sa propre météo : chaud devant, froid derrière.',
      'Dix kilomètres ou cent, les frottements commencent au premier pas.',
    ],
  },
  cycling: {
    name: 'Vélo',
    purposes: [
      'Le vélo avant tout.',
      'Pour les trajets quotidiens, le gravel et les cols.',
      'À l’aise dans la position du cycliste.',
    ],
    openers: [
      'À vélo, le vent vient toujours de face.',
      'Un col se monte au chaud et se descend dans le froid.',
      'Aller au travail à vélo ne demande pas de panoplie, seulement de bons vêtements.',
    ],
  },
  hiking: {
    name: 'Randonnée',
    purposes: ['La randonnée avant tout.', 'Pour de longues journées à pied.', 'De la vallée au sommet.'],
    openers: [
      'Plusieurs jours de marche révèlent ce qui est bien fait.',
      'En montagne, le temps change entre deux lacets.',
      'Quelqu’un a empilé les pierres pour que vous trouviez le chemin ; le reste, vous le portez.',
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
      'La neige est patiente : elle trouve la moindre ouverture.',
      'À la montée on a chaud, à la descente on va vite, entre les deux on attend.',
      'Les journées d’hiver sont courtes, tout doit marcher du premier coup.',
    ],
  },
}
