import type { LoosenMessages } from './index.ts'

export const messages: LoosenMessages = {
  title: 'Menos filtros, mais produtos',
  without: (filter, count) => `Sem «${filter}»: ${count === 1 ? '1 produto' : `${count} produtos`}`,
  unmatched: (feature) => `Nenhum destes produtos corresponde a «${feature}».`,
}
