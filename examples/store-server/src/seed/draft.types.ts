import type { ProductBuild } from './build.types.ts'
import type { GenderKey } from './keys.ts'
import type { KindKey } from './kinds.ts'
import type { OptionShape } from './optionShapes.ts'
import type { Kind } from './seed.types.ts'

/** The language-independent data of a product, from which its texts are built. */
export type Draft = {
  index: number
  kindKey: KindKey
  kind: Kind
  /** The product's proper name, which replaces `*` in the name of its kind. */
  proper: string
  gender: GenderKey
  isOfFirstTwo: boolean
  shape: OptionShape
  build: ProductBuild
}
