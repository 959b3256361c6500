import type { FacetMessages } from './index.ts'

export const messages: FacetMessages = {
  lowest: 'Mindestens',
  highest: 'Höchstens',
  apply: 'Preis übernehmen',
  reversed: 'Der Höchstpreis liegt unter dem Mindestpreis.',
}
