import type { Words } from '../words.types.ts'

export const activities: Words['activities'] = {
  running: {
    name: 'Course',
    purposes: [
      'Fait pour courir.',
      'Pour la route, les sentiers et le retour du travail.',
      'Assez léger pour la compétition.',
    ],
    openers: [
      'En courant, on n’emporte que ce qui manquerait.',
      'L’allure fait sa propre météo : chaud devant, froid derrière.',
      'Dix kilomètres ou cent, les frottements commencent au premier pas.',
    ],
  },
  cycling: {
    name: 'Vélo',
    purposes: [
      'Fait pour le vélo.',
      'Pour les trajets, les chemins et les cols.',
      'Coupé pour la position sur le vélo.',
    ],
    openers: [
      'À vélo, le vent vient toujours de face.',
      'Un col est chaud à la montée et très froid à la descente.',
      'Aller au travail à vélo ne demande pas de costume, seulement de bons vêtements.',
    ],
  },
  hiking: {
    name: 'Randonnée',
    purposes: ['Fait pour la randonnée.', 'Pour de longues journées à pied.', 'De la vallée au refuge.'],
    openers: [
      'Marcher plusieurs jours montre ce qui est bien fait.',
      'En montagne, le temps change entre deux lacets.',
      'Quelqu’un a empilé les pierres pour que vous trouviez le chemin ; le reste, vous le portez.',
    ],
  },
  snow: {
    name: 'Neige',
    purposes: [
      'Fait pour la neige.',
      'Pour le ski de randonnée et les courtes journées d’hiver.',
      'Du premier gel à la dernière neige.',
    ],
    openers: [
      'La neige est patiente : elle trouve chaque interstice.',
      'À la montée on a chaud, à la descente on va vite, entre les deux on attend.',
      'Les journées d’hiver sont courtes, tout doit aller du premier coup.',
    ],
  },
}
