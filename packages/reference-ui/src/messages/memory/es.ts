import type { MemoryMessages } from './index.ts'

export const messages: MemoryMessages = {
  lastSize: (size) => `Tu última talla: ${size}`,
  changeSize: 'Cambiar',
  compare: 'Comparar',
  showComparison: (count) => `Ver comparación (${count})`,
  newComparison: 'Se comparan productos de un mismo tipo, así que empieza una comparación nueva.',
  replacedFirst: 'Se comparan como máximo cuatro productos. Este ha sustituido al primero.',
  recentlyViewed: 'Vistos hace poco',
  outfit: 'Completa el conjunto',
}
