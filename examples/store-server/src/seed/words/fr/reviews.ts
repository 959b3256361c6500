import type { Words } from '../words.types.ts'

export const reviews: Words['reviews'] = {
  titles: [
    ['Pas pour moi', 'Renvoyé', 'J’attendais mieux'],
    ['Un peu déçue', 'Bonne idée, finition faible', 'Peut mieux faire'],
    ['Correct', 'Fait le travail', 'Moyen', 'Bien, avec un souhait'],
    ['Très bien', 'Presque parfait', 'Du solide', 'Bon achat', 'Je le rachèterais'],
    [
      'Exactement ce qu’il faut',
      'Ma pièce préférée',
      'Vaut chaque centime',
      'Quatre jours de pluie, toujours contente',
      'Mieux que l’ancien',
      'M’accompagne partout',
    ],
  ],
  texts: [
    [
      'Une couture a lâché le troisième jour.',
      'La couleur est très différente de la photo.',
      'Il ne tient pas ce que promet la description.',
    ],
    [
      'La matière est bien, la coupe ne me va pas.',
      'Après quelques lavages, il a un peu perdu sa forme.',
      'Le zip accroche quand il fait froid.',
    ],
    [
      'Bien pour le prix, mais rien d’exceptionnel.',
      'Fait ce qu’il doit, seules les poches sont petites.',
      'J’aime le tissu ; la longueur pourrait être meilleure.',
    ],
    [
      'Léger, bien fait et confortable dès la première heure.',
      'Porté toute une saison, il est encore comme neuf.',
      'Tissu très agréable et coutures propres.',
      'Juste un petit point en moins pour la taille.',
    ],
    [
      'Deux semaines en Écosse et aucune plainte.',
      'Je le porte presque tous les jours, en montagne et en ville.',
      'La première pièce depuis des années que je ne changerais pas.',
      'On dirait qu’il a été fait pour moi.',
      'Il m’a fait passer un automne très humide.',
      'On voit que quelqu’un a pensé aux détails.',
    ],
  ],
  more: [
    'La livraison a pris trois jours.',
    'Je mesure 1,74 m et j’ai pris M.',
    'Ma compagne en a commandé un aussi.',
    'Après dix lavages, rien n’a changé.',
    'La couleur est superbe à la lumière du jour.',
    'D’habitude, je prends une taille en dessous.',
    'Acheté pour une longue marche en mai.',
    'Le service de réparation a répondu dans la journée.',
  ],
  names: [
    'Camille W.',
    'Thomas R.',
    'Inès M.',
    'Pierre K.',
    'Louise L.',
    'Hugo T.',
    'Sarah B.',
    'Julien D.',
    'Manon H.',
    'Antoine F.',
  ],
}
