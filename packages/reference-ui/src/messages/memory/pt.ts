import type { MemoryMessages } from './index.ts'

export const messages: MemoryMessages = {
  lastSize: (size) => `O seu último tamanho: ${size}`,
  changeSize: 'Alterar',
  compare: 'Comparar',
  showComparison: (count) => `Ver comparação (${count})`,
  newComparison: 'Só pode comparar produtos do mesmo tipo, por isso esta comparação é nova.',
  replacedFirst: 'Pode comparar até quatro produtos. Este substituiu o primeiro.',
  undo: 'Anular',
  recentlyViewed: 'Vistos recentemente',
  outfit: 'Complete o conjunto',
  outfitFor: { women: 'Complete o conjunto de mulher', men: 'Complete o conjunto de homem' },
}
