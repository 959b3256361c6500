import type { ReviewFilterMessages } from './index.ts'

export const messages: ReviewFilterMessages = {
  stars: (stars) => (stars === 1 ? '1 étoile' : `${stars} étoiles`),
  starRow: (stars, count) => `${stars} : ${count === 1 ? '1 avis' : `${count} avis`}`,
  allSizes: 'Toutes les tailles',
  sort: 'Trier par',
  ownLanguage: 'Dans votre langue d’abord',
  newest: 'Les plus récents',
  best: 'Les meilleures notes',
  showAll: 'Afficher tous les avis',
  filterByStars: 'Filtrer par note',
  matching: (count) => (count === 1 ? '1 avis correspond' : `${count} avis correspondent`),
  remove: (filter) => `Retirer le filtre\u202f: ${filter}`,
  verified: 'Comment les avis sont vérifiés',
}
