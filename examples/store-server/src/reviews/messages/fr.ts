import type { ReviewMessages } from './en.ts'

export const fr: ReviewMessages = {
  reviews: 'Avis',
  write: 'Donner un avis',
  writeNamed: (product) => `Donner un avis : ${product}`,
  pending: 'Nous vérifions votre avis.',
  published: 'Votre avis est publié dans la boutique.',
  rejected: 'Nous n’avons pas publié votre avis.',
  intro: 'Dites si le produit vous convient. Les bons et les mauvais avis sont affichés de la même façon.',
  verified: 'Comment les avis sont vérifiés',
  stars: 'Votre note',
  starNames: [
    '1 étoile : mauvais',
    '2 étoiles : médiocre',
    '3 étoiles : correct',
    '4 étoiles : bien',
    '5 étoiles : excellent',
  ],
  fit: 'La taille convient-elle ?',
  fits: { small: 'Plutôt petit', true: 'Comme prévu', large: 'Plutôt grand', '': 'Sans réponse' },
  title: 'Titre',
  content: 'Votre avis',
  contentHint: (max) =>
    `Pour quoi utilisez-vous le produit ? Quels sont ses points forts et ses points faibles ? ${max} caractères au maximum.`,
  author: 'Nom affiché avec l’avis',
  authorHint: 'Tout le monde peut lire ce nom. Un prénom ou un pseudonyme suffit.',
  checked: 'Nous lisons chaque avis avant sa publication dans la boutique.',
  send: 'Envoyer l’avis',
  doneTitle: 'Merci pour votre avis',
  errors: {
    stars: 'Veuillez choisir de 1 à 5 étoiles',
    tooLong: (max) => `Veuillez écrire ${max} caractères au maximum`,
  },
  notArrivedTitle: 'Vous pourrez donner votre avis plus tard',
  notArrivedText: 'Vous pourrez donner votre avis dès que votre commande sera arrivée.',
  returnedTitle: 'Vous ne pouvez pas donner d’avis sur cet article',
  returnedText:
    'Vous avez retourné cet article ou renoncé à son achat. Les avis portent sur les articles que vous gardez.',
  writtenTitle: 'Vous avez déjà donné votre avis sur cet article',
  writtenText: {
    before: 'Vous pouvez donner un avis par article d’une commande. Pour le modifier ou le supprimer, ',
    contact: 'écrivez-nous',
    after: '.',
  },
}
