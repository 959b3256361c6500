import type { LoosenMessages } from './index.ts'

export const messages: LoosenMessages = {
  title: 'Mehr Produkte mit weniger Filtern',
  without: (filter, count) => `Ohne „${filter}“: ${count === 1 ? '1 Produkt' : `${count} Produkte`}`,
  unmatched: (feature) => `Keines dieser Produkte passt zu „${feature}“.`,
}
