import type { Words } from '../words.types.ts'

export const reviews: Words['reviews'] = {
  titles: [
    { any: ['Retour demandé', 'J’attendais mieux'], own: ['Pas pour moi'] },
    { any: ['Petite déception', 'Bonne idée, finition moyenne', 'Peut mieux faire'], own: [] },
    { any: ['Correct', 'Ça fait le travail', 'Pas mal', 'Bien, sans plus'], own: [] },
    { any: ['Très bien', 'Presque parfait', 'Bonne qualité', 'Bon achat', 'À racheter sans hésiter'], own: [] },
    {
      any: ['Ça vaut son prix', 'Rien à redire', 'Je recommande', 'Excellente qualité'],
      own: [
        'Mon coup de cœur',
        'Exactement ce que je cherchais',
        'Bien mieux que mon ancien modèle',
        'Toujours avec moi',
        'C’est ce qu’il me fallait',
      ],
    },
  ],
  texts: [
    {
      any: ['Ça ne ressemble pas vraiment aux photos.', 'La description promet trop.'],
      own: ['Un défaut est apparu dès le troisième jour.'],
    },
    {
      any: ['L’idée est bonne, mais la finition ne suit pas.'],
      own: ['L’usure est arrivée plus vite que prévu.', 'C’est joli, mais moins convaincant à l’usage.'],
    },
    {
      any: ['Bien pour le prix, mais rien d’exceptionnel.', 'J’aime bien la matière, un peu moins le style.'],
      own: ['Ça suffit pour tous les jours, ni plus ni moins.'],
    },
    {
      any: [
        'Matière très agréable et finitions soignées.',
        'Du solide, sans gadget.',
        'Encore mieux en vrai qu’en photo.',
      ],
      own: [
        'C’est bien fini et confortable dès le premier jour.',
        'Une saison d’utilisation et aucune trace d’usure.',
        'Il m’a fallu une journée pour m’y habituer, maintenant j’adore.',
      ],
    },
    {
      any: [
        'On voit que les détails sont bien pensés.',
        'Un travail propre, dedans comme dehors.',
        'La description dit vrai.',
      ],
      own: [
        'Deux semaines en Écosse et aucun reproche à faire.',
        'Je m’en sers presque tous les jours, en montagne comme en ville.',
        'Mon meilleur achat depuis des années.',
        'Un an de sorties et aucun problème.',
        'Un vrai confort, même après de longues heures.',
      ],
    },
  ],
  clothes: [
    [],
    ['La matière est bien, mais la coupe ne me va pas.', 'La forme a un peu changé après quelques lavages.'],
    ['J’aime bien le tissu, un peu moins la longueur.'],
    ['Une étoile en moins pour la taille.', 'Après dix lavages, rien n’a changé.'],
    ['On dirait du sur-mesure.'],
  ],
  more: [
    'Livraison en trois jours.',
    'J’en avais besoin pour un voyage en mai.',
    'Le service client a répondu dans la journée.',
    'Il y avait très peu d’emballage.',
    'J’avais d’abord comparé trois autres modèles.',
  ],
  pleased: [
    'J’ai déjà passé une deuxième commande.',
    'La couleur est encore plus belle à la lumière du jour.',
    'La prochaine sortie est déjà prévue.',
    'C’était le conseil d’une amie, et elle avait raison.',
  ],
  gift: [
    'C’était un cadeau, et il a beaucoup plu.',
    'Un cadeau d’anniversaire très réussi.',
    'C’était pour offrir, et le cadeau a fait plaisir.',
  ],
  tookM: 'Je mesure 1,74 m et j’ai pris du M.',
  usuallySmaller: 'D’habitude, je prends une taille en dessous.',
  names: {
    women: ['Camille V.', 'Inès M.', 'Louise L.', 'Sandrine B.', 'Manon H.', 'Claire P.', 'Élodie C.', 'Juliette N.'],
    men: ['Thomas R.', 'Pierre G.', 'Hugues T.', 'Julien D.', 'Antoine F.', 'Mathieu S.', 'Nicolas K.', 'Rémi J.'],
  },
}
