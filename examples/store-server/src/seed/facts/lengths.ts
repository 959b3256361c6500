import type { ProductBuild } from '../build.types.ts'
import type { GenderKey, MeasureKey } from '../keys.ts'

/** What is measured of a product, its centimetres in the middle size, and how many are added per size. */
type Measured = { readonly measure: MeasureKey; readonly centimetres: number; readonly step: number }

type ByValue = Readonly<Record<string, number>>

const measured = (measure: MeasureKey, step: number, byValue: ByValue, value: string | undefined): Measured => ({
  measure,
  step,
  centimetres: byValue[value ?? ''] ?? 0,
})

/** The difference of women's lengths to the others, in centimetres. */
const WOMEN: Readonly<Partial<Record<MeasureKey, number>>> = { back: -4, inseam: -2 }

/**
 * Returns what is measured of a product. The centimetres are our estimate, and follow the cut that its pictures show.
 */
function measureOf({ type, details }: ProductBuild): Measured {
  const { length, cuff, size, height, crown } = details
  switch (type) {
    case 'hardshell':
      return measured('back', 2, { cropped: 67, regular: 74, long: 84 }, length)
    case 'down':
      return measured('back', 2, { cropped: 64, regular: 69, long: 76 }, length)
    case 'fleece':
    case 'baselayer':
    case 'tee':
      return measured('back', 2, { cropped: 64, regular: 70, long: 75 }, length)
    case 'vest':
      return measured('back', 2, { cropped: 62, regular: 67 }, length)
    case 'pants':
      return measured('inseam', 0.5, { cropped: 68, long: 81 }, length)
    case 'shorts':
      return measured('inseam', 0.5, { short: 13, regular: 20, long: 27 }, length)
    case 'tights':
      return measured('inseam', 0.5, { cropped: 56, long: 71 }, length)
    case 'gloves':
      return measured('overall', 0.7, { gauntlet: 30, knit: 26, short: details.fingers === 'half' ? 17 : 21 }, cuff)
    case 'beanie':
      return measured('height', 0, { none: 21, tonal: 23, contrast: 23 }, cuff)
    case 'cap':
      return measured('brim', 0, { high: 7, low: 5 }, crown)
    case 'socks':
      return measured('leg', 1, { low: 7, crew: 20, knee: 38 }, height)
    case 'shoe':
      // Size 41 is the middle size. A European size is two thirds of a centimetre of last length.
      return { measure: 'foot', centimetres: 26, step: 2 / 3 }
    case 'pack':
      return measured('height', 4, { vest: 40, day: 46, regular: 52, airbag: 56, tall: 68 }, size)
  }
}

/** Returns what is measured of a product, and the centimetres in a size that lies `steps` above the middle size. */
export function lengthOf(
  build: ProductBuild,
  gender: GenderKey,
): { measure: MeasureKey; centimetresAt: (steps: number) => number } {
  const { measure, centimetres, step } = measureOf(build)
  const middle = centimetres + (gender === 'women' ? (WOMEN[measure] ?? 0) : 0)
  return { measure, centimetresAt: (steps) => Math.round((middle + step * steps) * 2) / 2 }
}
