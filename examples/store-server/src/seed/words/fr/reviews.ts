import type { Words } from '../words.types.ts'

export const reviews: Words['reviews'] = {
  titles: [
    ['Pas pour moi', 'Retour à l’envoyeur', 'J’attendais mieux'],
    ['Petite déception', 'Bonne idée, finition faible', 'Peut mieux faire'],
    ['Correct', 'Fait le travail', 'Entre les deux', 'Bien, à un détail près'],
    ['Très bien', 'Presque parfait', 'Du solide', 'Bon achat', 'À racheter sans hésiter'],
    [
      'Exactement ce que je cherchais',
      'Mon coup de cœur',
      'Ça vaut son prix',
      'Quatre jours de pluie, et toujours le sourire',
      'Mieux qu’avant',
      'M’accompagne partout',
    ],
  ],
  texts: [
    [
      'Une couture a lâché le troisième jour.',
      'La couleur est très différente de la photo.',
      'Loin de ce que promet la description.',
    ],
    [
      'La matière est bien, mais la coupe ne me va pas.',
      'Après quelques lavages, la forme n’est plus tout à fait la même.',
      'Le zip se coince quand il fait froid.',
    ],
    [
      'Bien pour le prix, mais rien d’exceptionnel.',
      'Rien à reprocher, sauf des poches un peu petites.',
      'J’aime bien le tissu, moins la longueur.',
    ],
    [
      'Ça ne pèse rien, c’est bien fini et confortable dès la première heure.',
      'Une saison entière d’usage, et pas une trace.',
      'Tissu très agréable et coutures propres.',
      'Juste une étoile en moins pour la taille.',
    ],
    [
      'Deux semaines en Écosse, rien à redire.',
      'Sur moi presque tous les jours, en montagne comme en ville.',
      'Depuis des années, mon premier achat auquel je ne changerais rien.',
      'On dirait du sur-mesure.',
      'Un automne très humide est passé par là, sans problème.',
      'On voit que quelqu’un a réfléchi aux détails.',
    ],
  ],
  more: [
    'Livraison en trois jours.',
    'Je mesure 1,74 m et j’ai pris du M.',
    'Depuis, ma moitié a commandé la même chose.',
    'Après dix lavages, rien n’a changé.',
    'La couleur est superbe à la lumière du jour.',
    'D’habitude, je prends la taille en dessous.',
    'Un achat pour une longue marche en mai.',
    'Le service de réparation a répondu dans la journée.',
  ],
  names: [
    'Camille V.',
    'Thomas R.',
    'Inès M.',
    'Pierre G.',
    'Louise L.',
    'Hugo T.',
    'Sarah B.',
    'Julien D.',
    'Manon H.',
    'Antoine F.',
  ],
}
