import type { FacetMessages } from './index.ts'

export const messages: FacetMessages = {
  more: 'Weitere Filter',
  lowest: 'Mindestens',
  highest: 'Höchstens',
  apply: 'Preis übernehmen',
  reversed: 'Der Höchstpreis liegt unter dem Mindestpreis.',
}
