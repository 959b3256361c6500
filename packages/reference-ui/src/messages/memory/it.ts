import type { MemoryMessages } from './index.ts'

export const messages: MemoryMessages = {
  lastSize: (size) => `La tua ultima taglia: ${size}`,
  changeSize: 'Cambia',
  compare: 'Confronta',
  showComparison: (count) => `Vedi il confronto (${count})`,
  newComparison: 'Puoi confrontare solo prodotti dello stesso tipo: inizia un nuovo confronto.',
  replacedFirst: 'Puoi confrontare al massimo quattro prodotti. Questo ha sostituito il primo.',
  undo: 'Annulla',
  recentlyViewed: 'Visti di recente',
  outfit: 'Completa il look',
  outfitFor: { women: 'Completa il look da donna', men: 'Completa il look da uomo' },
}
