import type { LoosenMessages } from './index.ts'

export const messages: LoosenMessages = {
  title: 'Mit weniger Filtern mehr Produkte',
  without: (filter, count) => `Ohne „${filter}“: ${count === 1 ? '1 Produkt' : `${count} Produkte`}`,
}
