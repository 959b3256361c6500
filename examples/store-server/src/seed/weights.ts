import type { Draft } from './draft.types.ts'
import type { KindKey } from './kinds.ts'
import { between, type Random } from './random.ts'
import type { Kind } from './seed.types.ts'

/** The typical weight in grams, in the middle size. */
const WEIGHTS: Record<Kind['family'], number> = {
  shell: 390,
  insulation: 430,
  vest: 220,
  fleece: 340,
  baselayer: 190,
  tee: 140,
  pants: 360,
  shorts: 170,
  tights: 200,
  gloves: 90,
  beanie: 55,
  cap: 65,
  socks: 60,
  shoe: 640,
  pack: 980,
}

/**
 * Weights in grams of kinds that differ much from their family: an airbag pack includes the inflation system, and a
 * running pack is little more than fabric.
 */
const WEIGHTS_OF_KINDS: Partial<Record<KindKey, number>> = { airbagPack: 2900, trekPack: 1650, runPack: 290 }

/** Returns the weight in grams, with a random variation. */
export const weightOf = ({ kind, kindKey }: Draft, random: Random): number =>
  Math.round(((WEIGHTS_OF_KINDS[kindKey] ?? WEIGHTS[kind.family]) * between(random, 87, 113)) / 500) * 5
