import type { MemoryMessages } from './index.ts'

export const messages: MemoryMessages = {
  lastSize: (size) => `Tu última talla: ${size}`,
  changeSize: 'Cambiar',
  compare: 'Comparar',
  showComparison: (count) => `Ver comparación (${count})`,
  newComparison: 'Solo puedes comparar productos del mismo tipo, así que esta es una comparación nueva.',
  replacedFirst: 'Puedes comparar hasta cuatro productos. Este ha sustituido al primero.',
  undo: 'Deshacer',
  recentlyViewed: 'Vistos recientemente',
  outfit: 'Completa el conjunto',
  outfitFor: { women: 'Completa el conjunto de mujer', men: 'Completa el conjunto de hombre' },
}
