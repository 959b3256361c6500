import type { Draft } from './draft.types.ts'
import type { ClosingKey, FamilyKey } from './keys.ts'
import type { KindKey } from './kinds.ts'

/**
 * The closing sentences that are true of every product of a family. The shop has spare parts for zips and buckles, so
 * a family without them has no such sentence, and nothing that wears out soon is made to last for many years.
 */
const BY_FAMILY: Readonly<Record<FamilyKey, readonly ClosingKey[]>> = {
  shell: ['sewn', 'repaired', 'spareParts', 'lasting', 'tested'],
  insulation: ['sewn', 'repaired', 'spareParts', 'lasting', 'tested'],
  vest: ['sewn', 'repaired', 'spareParts'],
  fleece: ['sewn', 'repaired', 'lasting'],
  baselayer: ['sewn'],
  tee: ['sewn'],
  pants: ['sewn', 'repaired', 'spareParts', 'lasting', 'tested'],
  shorts: ['sewn', 'repaired'],
  tights: ['sewn'],
  gloves: ['sewn', 'repaired'],
  beanie: ['knitted'],
  cap: ['sewn'],
  socks: ['knitted'],
  shoe: ['made'],
  roadShoe: ['made'],
  pack: ['sewn', 'repaired', 'spareParts', 'lasting', 'tested'],
}

/** The kinds that are made in another way than the rest of their family: they are cut from a fine knit. */
const BY_KIND: Readonly<Partial<Record<KindKey, readonly ClosingKey[]>>> = {
  runBeanie: ['made'],
  linerGloves: ['made'],
}

/** Returns the closing sentences that are true of a product. */
export const closingsOf = ({ kindKey, kind: { family } }: Draft): readonly ClosingKey[] =>
  BY_KIND[kindKey] ?? BY_FAMILY[family]
