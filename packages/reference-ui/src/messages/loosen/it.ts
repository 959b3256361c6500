import type { LoosenMessages } from './index.ts'

export const messages: LoosenMessages = {
  title: 'Meno filtri, più prodotti',
  without: (filter, count) => `Senza «${filter}»: ${count === 1 ? '1 prodotto' : `${count} prodotti`}`,
  unmatched: (feature) => `Nessuno di questi prodotti corrisponde a «${feature}».`,
}
