import type { ReviewFilterMessages } from './index.ts'

export const messages: ReviewFilterMessages = {
  stars: (stars) => (stars === 1 ? '1 estrela' : `${stars} estrelas`),
  starRow: (stars, count) => `${stars}: ${count === 1 ? '1 avaliação' : `${count} avaliações`}`,
  allSizes: 'Todos os tamanhos',
  sort: 'Ordenar por',
  ownLanguage: 'Primeiro no seu idioma',
  newest: 'Mais recentes',
  best: 'Melhor avaliação',
  showAll: 'Ver todas as avaliações',
  filterByStars: 'Filtrar por estrelas',
  matching: (count) => (count === 1 ? '1 avaliação encontrada' : `${count} avaliações encontradas`),
  remove: (filter) => `Remover o filtro: ${filter}`,
  verified: 'Como se verificam as avaliações',
}
