import type { MemoryMessages } from './index.ts'

export const messages: MemoryMessages = {
  lastSize: (size) => `O seu último tamanho: ${size}`,
  changeSize: 'Alterar',
  compare: 'Comparar',
  showComparison: (count) => `Ver comparação (${count})`,
  newComparison: 'Comparam-se produtos do mesmo tipo, por isso começa uma nova comparação.',
  replacedFirst: 'Comparam-se no máximo quatro produtos. Este substituiu o primeiro.',
  recentlyViewed: 'Vistos recentemente',
  outfit: 'Complete o conjunto',
}
