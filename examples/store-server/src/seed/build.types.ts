import type { GarmentType } from '@cairn/garments'
import type { Sole } from './facts/soles.ts'
import type { MaterialKey } from './keys.ts'
import type { KindKey } from './kinds.ts'

/** The chosen value of each detail of a garment type. */
export type Details = Readonly<Record<string, string>>

/** What a product is: one record from which both its pictures and its texts are made. */
export type ProductBuild = {
  kind: KindKey
  /** The garment type that draws it. */
  type: GarmentType
  details: Details
  material: MaterialKey
  /** Only of a running shoe. */
  sole?: Sole | undefined
}
