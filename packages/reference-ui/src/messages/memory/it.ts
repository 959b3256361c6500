import type { MemoryMessages } from './index.ts'

export const messages: MemoryMessages = {
  lastSize: (size) => `La tua ultima misura: ${size}`,
  changeSize: 'Cambia',
  compare: 'Confronta',
  showComparison: (count) => `Vedi il confronto (${count})`,
  newComparison: 'Si confrontano prodotti dello stesso tipo, quindi inizia un nuovo confronto.',
  replacedFirst: 'Si confrontano al massimo quattro prodotti. Questo ha sostituito il primo.',
  recentlyViewed: 'Visti di recente',
  outfit: 'Completa il look',
}
