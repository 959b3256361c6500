import type { SeedOption, SeedVariant } from './catalogue.types.ts'
import { between, type Random } from './random.ts'
import type { Size } from './sizes.ts'

const stockOf = (random: Random): { tracked: boolean; stock: number } => {
  const draw = random()
  if (draw < 0.06) return { tracked: true, stock: 0 }
  if (draw < 0.2) return { tracked: true, stock: between(random, 1, 5) }
  if (draw < 0.26) return { tracked: false, stock: 0 }
  return { tracked: true, stock: between(random, 6, 60) }
}

/** Nothing of a product that is coming soon was sold, so no variant is sold out or nearly so. */
const FIRST_DELIVERY = { tracked: true, stock: 40 } as const

type Pieces = {
  id: number
  sku: string
  colors: readonly string[]
  sizes: readonly Size[]
  options: readonly SeedOption[]
  isComingSoon: boolean
  random: Random
}

/** Returns a variant for each combination of values. The values of one option follow those of the sizes in the ids. */
export const variantsOf = ({
  id,
  sku,
  colors,
  sizes,
  options: [option],
  isComingSoon,
  random,
}: Pieces): SeedVariant[] => {
  const isSoldOut = random() < 0.02
  const keys = option?.choices.map(({ key }) => key) ?? [null]
  return colors.flatMap((color, colorIndex) =>
    keys.flatMap((key, keyIndex) =>
      (sizes.length === 0 ? [null] : sizes).map((size, sizeIndex) => ({
        id: id * 100 + colorIndex * 20 + keyIndex * sizes.length + sizeIndex + 1,
        sku: [sku, color.slice(0, 3), size?.key, key]
          .filter((part) => part != null)
          .join('-')
          .toUpperCase(),
        color,
        size: size?.key ?? null,
        options: option === undefined || key === null ? {} : { [option.name]: key },
        ...(isSoldOut ? { tracked: true, stock: 0 } : stockOf(random)),
        ...(isComingSoon ? FIRST_DELIVERY : {}),
      })),
    ),
  )
}
