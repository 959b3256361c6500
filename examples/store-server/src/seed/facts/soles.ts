import type { KindKey } from '../kinds.ts'

/** The foam of a midsole, from the simplest to the best. */
export const FOAMS = ['dailyFoam', 'softFoam', 'lightFoam'] as const

/** What one model of running shoe has below the foot, and how it sits. No picture shows these; they are our estimate. */
export type Sole = {
  /** Millimetres of sole under the heel. */
  readonly stack: number
  /** How many millimetres lower the forefoot is. */
  readonly drop: number
  readonly foam: (typeof FOAMS)[number]
  /** Whether a plate lies in the midsole: against stones in a trail shoe, to spring back in a road shoe. */
  readonly hasPlate: boolean
  readonly fit: 'regular' | 'wide' | 'snug'
  /** The weight as a share of the usual weight of the kind. */
  readonly weight: number
}

const sole = (
  [stack, drop]: readonly [stack: number, drop: number],
  foam: Sole['foam'],
  fit: Sole['fit'],
  weight: number,
  hasPlate = false,
): Sole => ({ stack, drop, foam, hasPlate, fit, weight })

/** The soles of the running shoes, one per model, in the order of the products of the kind. */
const SOLES: Readonly<Partial<Record<KindKey, readonly Sole[]>>> = {
  trailShoe: [
    sole([30, 8], 'softFoam', 'wide', 1),
    sole([32, 6], 'softFoam', 'regular', 1.05, true),
    sole([26, 8], 'dailyFoam', 'regular', 0.95),
    sole([31, 4], 'lightFoam', 'snug', 0.88, true),
    sole([34, 6], 'softFoam', 'wide', 1.09, true),
    sole([33, 4], 'lightFoam', 'regular', 0.92),
    sole([27, 6], 'dailyFoam', 'snug', 0.98, true),
    sole([28, 4], 'lightFoam', 'wide', 0.86),
  ],
  roadShoe: [
    sole([34, 10], 'softFoam', 'regular', 0.98),
    sole([36, 8], 'lightFoam', 'snug', 0.86),
    sole([38, 8], 'softFoam', 'wide', 1.06),
    sole([31, 10], 'dailyFoam', 'regular', 0.95),
    sole([35, 6], 'lightFoam', 'wide', 0.88),
    sole([40, 6], 'softFoam', 'regular', 1.1),
    sole([39, 8], 'lightFoam', 'snug', 0.84, true),
    sole([33, 4], 'lightFoam', 'regular', 0.8),
  ],
}

/** Returns the sole of the product at a position of its kind; undefined for a kind that is not for running. */
export const soleAt = (kind: KindKey, position: number): Sole | undefined => SOLES[kind]?.[position]
