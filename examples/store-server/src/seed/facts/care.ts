import type { Draft } from '../draft.types.ts'
import type { MaterialKey } from '../keys.ts'
import type { Words } from '../words/words.types.ts'
import { COMPOSITIONS } from './compositions.ts'

/** The materials that are waxed instead of washed. */
const LEATHERS: readonly MaterialKey[] = ['goatskin', 'nubuckUpper', 'nubuckLaminate', 'waxedCotton']

/** Returns the care instructions of a product, which follow from its material. */
export function careOf(words: Words, { kind: { family }, build: { material } }: Draft): string {
  const { care } = words.labels
  if (material.startsWith('down')) return care.down
  if (material.startsWith('merino') || material === 'ribWool') return care.wool
  if (LEATHERS.includes(material)) return care.leather
  if (family === 'pack' || family === 'shoe' || family === 'roadShoe') return care.gear
  // A cap has no zips to close, so it is washed as a knit.
  const hasMembrane = COMPOSITIONS[material].pieces.some(({ piece }) => piece === 'membrane')
  return hasMembrane && family !== 'cap' ? care.shell : care.knit
}
