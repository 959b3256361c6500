import type { ProductBuild } from '../build.types.ts'
import type { Draft } from '../draft.types.ts'
import type { ContentLanguage, FamilyKey } from '../keys.ts'
import type { KindKey } from '../kinds.ts'
import { sizesOf } from '../sizes.ts'
import { WORDS } from '../words/index.ts'
import { millimetresIn, numberIn, weightIn } from './figures.ts'
import { perSize } from './perSize.ts'
import { gramsOf } from './weights.ts'

/** The litres that a pack holds; our estimate. */
const LITRES: Readonly<Partial<Record<KindKey, number>>> = {
  dayPack: 24,
  runPack: 8,
  trekPack: 55,
  snowPack: 30,
  airbagPack: 32,
}

function soleLines({ sole }: ProductBuild, language: ContentLanguage): string[] {
  if (sole === undefined) return []
  const { measures } = WORDS[language].facts
  return (['stack', 'drop'] as const).map((key) => measures[key].replace('*', millimetresIn(language, sole[key])))
}

/** The families that are sold and weighed in pairs. */
const PAIRS: readonly FamilyKey[] = ['gloves', 'socks', 'shoe', 'roadShoe']

/** Returns the lines of the feature list that state a figure: the volume of a pack, the sole of a running shoe, and the weight. */
export function factLines({ kind, kindKey, shape, gender, build }: Draft, language: ContentLanguage): string[] {
  const { measures } = WORDS[language].facts
  const sizes = shape === 'none' ? [] : sizesOf(kind.sizes, gender)
  const litres = LITRES[kindKey]
  const weight = perSize(sizes, language, (steps) => weightIn(language, gramsOf(build, steps)), 3)
  return [
    ...(litres === undefined ? [] : [measures.volume.replace('*', numberIn(language, litres))]),
    ...soleLines(build, language),
    measures[PAIRS.includes(kind.family) ? 'pairWeight' : 'weight'].replace('*', weight),
  ]
}
