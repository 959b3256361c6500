import type { PartName } from '@cairn/garments'

/** A pattern per part, which matches the text that names this part. */
export type PartPatterns = Readonly<Record<PartName, RegExp>>
