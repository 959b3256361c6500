import type { ReviewFilterMessages } from './index.ts'

export const messages: ReviewFilterMessages = {
  stars: (stars) => (stars === 1 ? '1 stella' : `${stars} stelle`),
  starRow: (stars, count) => `${stars}: ${count === 1 ? '1 recensione' : `${count} recensioni`}`,
  allSizes: 'Tutte le taglie',
  sort: 'Ordina per',
  ownLanguage: 'Prima nella tua lingua',
  newest: 'Più recenti',
  best: 'Voto più alto',
  showAll: 'Mostra tutte le recensioni',
  filterByStars: 'Filtra per stelle',
  matching: (count) => (count === 1 ? '1 recensione trovata' : `${count} recensioni trovate`),
  remove: (filter) => `Rimuovi il filtro: ${filter}`,
  verified: 'Come verifichiamo le recensioni',
}
