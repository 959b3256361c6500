import { type ColourwayName, palettes } from '@cairn/garments'
import type { SeedProduct } from './catalogue.types.ts'
import type { Draft } from './draft.types.ts'
import { soleAt } from './facts/soles.ts'
import { eurosByGrade, gradeOf } from './grades.ts'
import { KIND_KEYS, KINDS, type KindKey } from './kinds.ts'
import { PROPER_NAMES } from './names.ts'
import { LENGTH, optionShape } from './optionShapes.ts'
import { detailChooser, pictureOf, TYPES } from './pictureOf.ts'
import { type DrawnPrice, drawPrice, pricesOf } from './prices.ts'
import { chooseWords, nameOf, textOf } from './productText.ts'
import { variantsOf } from './productVariants.ts'
import { at, between, type Random, randomFor, shuffle } from './random.ts'
import { ratingsOf } from './ratings.ts'
import type { Kind } from './seed.types.ts'
import { perLanguage, sizesOf } from './sizes.ts'
import { WORDS } from './words/index.ts'

const COLORS = [
  'glacier',
  'moss',
  'ember',
  'midnight',
  'sand',
  'lichen',
  'graphite',
  'poppy',
  'fjord',
  'snow',
] as const satisfies readonly ColourwayName[]

/**
 * The kinds whose first two products, one for women and one for men, are also available in yellow, which is visible in
 * traffic and fog.
 */
const SEEN_FROM_AFAR: readonly KindKey[] = [
  'shellJacket',
  'snowShell',
  'rainJacket',
  'bikeRainJacket',
  'anorak',
  'windJacket',
  'downJacket',
  'insulatedHoody',
  'runVest',
  'bikeVest',
  'lightFleece',
  'runTee',
  'ribBeanie',
  'runCap',
  'rainCap',
  'runSocks',
  'bikeGloves',
  'trailShoe',
  'roadShoe',
  'dayPack',
  'runPack',
]

/** The newest arrival date. It is fixed so that the catalogue is the same every day. */
const LAST_ARRIVAL = Date.UTC(2026, 9, 30)
const DAY = 86_400_000

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const colorsOf = ({ kindKey, isOfFirstTwo }: Draft, random: Random): ColourwayName[] => [
  ...shuffle(random, COLORS).slice(0, between(random, 2, 4)),
  ...(isOfFirstTwo && SEEN_FROM_AFAR.includes(kindKey) ? (['gorse'] as const) : []),
]

/** A product whose price is drawn, but not yet compared with those of its kind. */
type Unpriced = { readonly product: Omit<SeedProduct, 'prices'>; readonly drawn: DrawnPrice }

const buildProduct = (draft: Draft): Unpriced => {
  const { index, kind, kindKey, proper, gender, build } = draft
  const random = randomFor(`product ${kindKey} ${proper}`)
  const id = 100 + index
  const sku = `CN${String(id).padStart(4, '0')}`
  const choices = chooseWords(draft, randomFor(`text ${kindKey} ${proper}`))
  const { shape } = draft
  const isPlain = shape === 'size' || shape === 'none'
  const keys = colorsOf(draft, random).slice(0, isPlain ? 1 : undefined)
  const sizes = shape === 'none' ? [] : sizesOf(kind.sizes, gender)
  const options = shape === 'colour-size-length' ? [LENGTH] : []
  const isComingSoon = index % 53 === 17
  const arrival = LAST_ARRIVAL - between(random, 0, 900) * DAY
  const product: Unpriced['product'] = {
    id,
    sku,
    slug: slugOf(`${nameOf(WORDS.en, draft)}${gender === 'women' ? ' w' : gender === 'men' ? ' m' : ''}`),
    categoryKey: kind.category,
    gender,
    activities: kind.activities,
    build,
    ratings: ratingsOf(kind.family, build),
    createdAt: new Date(arrival).toISOString(),
    popularity: between(random, 1, 4000),
    flags: { isComingSoon, isRetired: index % 47 === 31 },
    // Products with and without a known day, so that the demo shop contains both cases.
    availableInDays: isComingSoon && index % 2 === 1 ? 45 : null,
    // Airbag packs contain a gas cartridge, which is not allowed on planes. A few other products cannot be shipped to
    // Switzerland, so that the demo shop contains this case too.
    noShip: kindKey === 'airbagPack' ? ['NO', 'CH', 'GB'] : index % 41 === 5 ? ['CH'] : [],
    stores: index % 29 === 3 ? ['EU'] : ['EU', 'US'],
    text: perLanguage((language) => textOf(language, draft, choices)),
    colors: keys.map((key) => ({
      key,
      hex: palettes[key].body,
      names: perLanguage((language) => WORDS[language].labels.colors[key] ?? key),
      words: perLanguage((language) => WORDS[language].labels.colorWords[key] ?? ''),
      picture: pictureOf(build, key),
    })),
    isPlain,
    sizes,
    options,
    variants: variantsOf({ id, sku, colors: keys, sizes, options, isComingSoon, random }),
  }
  const { euros, factor } = drawPrice(kind.euros, random)
  // A product that was never sold is not reduced.
  return { product, drawn: { euros, factor: isComingSoon ? undefined : factor } }
}

/** Prices the products of one kind. */
const priced = (unpriced: readonly Unpriced[]): SeedProduct[] => {
  const euros = eurosByGrade(
    unpriced.map(({ product, drawn }) => ({ grade: gradeOf(product.build), euros: drawn.euros })),
  )
  return unpriced.map(({ product, drawn: { factor } }, index) => ({
    ...product,
    prices: pricesOf({ euros: at(euros, index), factor }),
  }))
}

/** Builds all products: `count` products of each kind, with unique names. */
export const buildProducts = (): SeedProduct[] => {
  const chooseDetails = detailChooser()
  let index = 0
  return KIND_KEYS.flatMap((kindKey) => {
    const kind: Kind = KINDS[kindKey]
    const names = shuffle(randomFor(`names ${kindKey}`), PROPER_NAMES)
    const unpriced = Array.from({ length: kind.count }, (_, position) => {
      index += 1
      const proper = at(names, position)
      // The genders alternate from product to product, so each material goes to one product of each gender in turn.
      const material = at(kind.materials, Math.floor(position / kind.genders.length))
      const details = chooseDetails(kindKey, kind.family, material, proper)
      return buildProduct({
        index,
        kindKey,
        kind,
        proper,
        gender: at(kind.genders, position),
        isOfFirstTwo: position < 2,
        shape: optionShape(kindKey, position === kind.count - 1),
        build: { kind: kindKey, type: TYPES[kind.family], details, material, sole: soleAt(kindKey, position) },
      })
    })
    return priced(unpriced)
  })
}
