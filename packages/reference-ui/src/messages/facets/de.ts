import type { FacetMessages } from './index.ts'

export const messages: FacetMessages = {
  more: 'Weitere Filter',
  lowest: 'Mindestens',
  highest: 'Höchstens',
  apply: 'Preis übernehmen',
  malformed: 'Gib einen Betrag wie 100 oder 99,50 ein.',
  reversed: 'Der Höchstpreis liegt unter dem Mindestpreis.',
}
