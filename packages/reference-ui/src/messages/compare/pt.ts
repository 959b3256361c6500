import type { CompareMessages } from './index.ts'

export const messages: CompareMessages = {
  title: 'Comparar produtos',
  text: 'Até quatro produtos do mesmo tipo, lado a lado.',
  empty: 'Ainda não há nada para comparar.',
  emptyHint: 'Abra um produto e escolha «Comparar».',
  otherTypes: 'Só pode comparar produtos do mesmo tipo, por isso alguns não aparecem.',
  feature: 'Característica',
  remove: 'Remover',
  price: 'Preço',
  use: 'Utilização',
  material: 'Material',
  weight: 'Peso',
  fit: 'Corte',
  features: 'Detalhes',
  rating: 'Avaliação',
  noRating: 'Ainda sem avaliações',
  unknown: 'Sem indicação',
  running: 'Corrida',
  cycling: 'Ciclismo',
  hiking: 'Caminhada',
  snow: 'Neve',
}
