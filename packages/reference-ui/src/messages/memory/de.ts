import type { MemoryMessages } from './index.ts'

export const messages: MemoryMessages = {
  lastSize: (size) => `Deine letzte Größe: ${size}`,
  changeSize: 'Ändern',
  compare: 'Vergleichen',
  showComparison: (count) => `Vergleich ansehen (${count})`,
  newComparison: 'Du kannst Produkte einer Art vergleichen, deshalb beginnt hier ein neuer Vergleich.',
  replacedFirst: 'Du kannst vier Produkte vergleichen. Dieses hat das erste ersetzt.',
  undo: 'Rückgängig',
  recentlyViewed: 'Zuletzt angesehen',
  outfit: 'Das passt dazu',
  outfitFor: { women: 'Passend dazu für Damen', men: 'Passend dazu für Herren' },
}
