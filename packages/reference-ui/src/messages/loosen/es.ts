import type { LoosenMessages } from './index.ts'

export const messages: LoosenMessages = {
  title: 'Menos filtros, más productos',
  without: (filter, count) => `Sin «${filter}»: ${count === 1 ? '1 producto' : `${count} productos`}`,
  unmatched: (feature) => `Ninguno de estos productos coincide con «${feature}».`,
}
