import type { ReviewFilterMessages } from './index.ts'

export const messages: ReviewFilterMessages = {
  stars: (stars) => (stars === 1 ? '1 estrella' : `${stars} estrellas`),
  starRow: (stars, count) => `${stars}: ${count === 1 ? '1 opinión' : `${count} opiniones`}`,
  allSizes: 'Todas las tallas',
  sort: 'Ordenar por',
  ownLanguage: 'Primero en tu idioma',
  newest: 'Más recientes',
  best: 'Mejor valoradas',
  showAll: 'Ver todas las opiniones',
  filterByStars: 'Filtrar por estrellas',
  matching: (count) => (count === 1 ? '1 opinión coincide' : `${count} opiniones coinciden`),
  remove: (filter) => `Quitar el filtro: ${filter}`,
  verified: 'Cómo se verifican las opiniones',
}
