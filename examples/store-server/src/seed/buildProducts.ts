import { type ColourwayName, palettes } from '@cairn/garments'
import type { SeedOption, SeedProduct, SeedText, SeedVariant } from './catalogue.types.ts'
import { drawnFeatures } from './drawnFeatures.ts'
import { type CategoryKey, type ContentLanguage, type GenderKey, topOf } from './keys.ts'
import { KIND_KEYS, KINDS, type KindKey } from './kinds.ts'
import { PROPER_NAMES } from './names.ts'
import { LENGTH, type OptionShape, optionShape } from './optionShapes.ts'
import { type ChoosePicture, pictureChooser } from './pictureOf.ts'
import { pricesOf } from './prices.ts'
import { at, between, pick, type Random, randomFor, shuffle } from './random.ts'
import { ratingsOf } from './ratings.ts'
import type { Kind } from './seed.types.ts'
import { perLanguage, type Size, sizesOf } from './sizes.ts'
import { WORDS } from './words/index.ts'
import type { Words } from './words/words.types.ts'

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

/** The language-independent data of a product, from which its texts are built. */
type Draft = {
  index: number
  kindKey: KindKey
  kind: Kind
  /** The product's proper name, which replaces `*` in the name of its kind. */
  proper: string
  gender: GenderKey
  isOfFirstTwo: boolean
  shape: OptionShape
  random: Random
}

const nameOf = (words: Words, { kindKey, proper }: Draft): string => words.kinds[kindKey][0].replace('*', proper)

const careOf = (words: Words, { kind: { family, materials } }: Draft, material: Kind['materials'][number]): string => {
  const { care } = words.labels
  if (material.startsWith('down')) return care.down
  if (material.startsWith('merino') || material === 'ribWool') return care.wool
  if (material === 'goatskin' || material === 'nubuckUpper' || material === 'waxedCotton') return care.leather
  if (family === 'pack' || family === 'shoe') return care.gear
  return family === 'shell' || materials.some((name) => name.startsWith('laminate')) ? care.shell : care.knit
}

const fitOf = (words: Words, { kind }: Draft): string => {
  const [close, regular, roomy, oneSize, shoe, pack] = words.labels.fits
  if (kind.family === 'shoe') return shoe
  if (kind.family === 'pack') return pack
  if (kind.sizes === 'one' || kind.sizes === 'caps') return oneSize
  if (['baselayer', 'tights', 'gloves', 'socks'].includes(kind.family)) return close
  return kind.family === 'shell' ? roomy : regular
}

/** The random choices of a product's texts. They are indexes, so that all languages describe the same product. */
type Choices = {
  summary: number
  sentence: number
  opener: number
  purpose: number
  closing: number
  features: Kind['features']
  material: Kind['materials'][number]
  weight: number
}

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
const weightOf = ({ kind, kindKey, random }: Draft): number =>
  Math.round(((WEIGHTS_OF_KINDS[kindKey] ?? WEIGHTS[kind.family]) * between(random, 87, 113)) / 500) * 5

const chooseWords = (draft: Draft, details: Readonly<Record<string, string>>): Choices => {
  const { kind, random } = draft
  return {
    summary: between(random, 0, 99),
    sentence: between(random, 0, 99),
    opener: between(random, 0, 99),
    purpose: between(random, 0, 99),
    closing: between(random, 0, 99),
    features: drawnFeatures(shuffle(random, kind.features), details).slice(0, between(random, 3, 5)),
    material: pick(random, kind.materials),
    weight: weightOf(draft),
  }
}

const categoryOf = (words: Words, category: CategoryKey): [string, string] => [
  words.labels.tops[topOf(category)],
  words.labels.categories[category][0],
]

/**
 * Returns the breadcrumbs: gender, category, subcategory; each narrows the previous one. The menus contain an entry
 * with the same title and the same search page.
 */
const breadcrumbsOf = (words: Words, { kind: { category }, gender }: Draft): SeedText['breadcrumbs'] => {
  const { genders, tops, categories } = words.labels
  const who = gender === 'all' ? '' : `filter.gender=${gender}`
  const within = (key: string) => `/search?${who && `${who}&`}filter.category=${key}`
  return [
    ...(gender === 'all' ? [] : [{ title: genders[gender], url: `/search?${who}` }]),
    { title: tops[topOf(category)], url: within(topOf(category)) },
    { title: categories[category][1], url: within(category) },
  ]
}

/** The brand is a keyword of every product, so a search for it finds all of them. */
const BRAND = 'Cairn'

const genderWords = ({ labels }: Words, gender: GenderKey): string =>
  `${labels.genders[gender]} ${labels.genderWords[gender]}`

/**
 * The number formats of the languages. The shop uses European Portuguese; plain `pt` would format numbers as in Brazil.
 */
const FIGURES = perLanguage((language) => new Intl.NumberFormat(language === 'pt' ? 'pt-PT' : language))

const textOf = (language: ContentLanguage, draft: Draft, choices: Choices): SeedText => {
  const words = WORDS[language]
  const { kind, kindKey, gender } = draft
  const family = words.families[kind.family]
  const activity = words.activities[at(kind.activities, choices.purpose)]
  const [composition, sentence] = words.materials[choices.material]
  const [top, own] = categoryOf(words, kind.category)
  return {
    name: nameOf(words, draft),
    category: `${top} . ${own}`,
    summary: `${at(family.summaries, choices.summary)} ${at(activity.purposes, choices.purpose)}`,
    description: [
      at(activity.openers, choices.opener),
      sentence,
      at(family.sentences, choices.sentence),
      at(words.labels.closings, choices.closing),
    ]
      .filter((part) => part !== '')
      .join(' '),
    features: [
      ...choices.features.map((key) => words.features[key]),
      words.labels.weight.replace('*', FIGURES[language].format(choices.weight)),
    ],
    materials: composition,
    care: careOf(words, draft, choices.material),
    fit: fitOf(words, draft),
    breadcrumbs: breadcrumbsOf(words, draft),
    keywords: [
      words.kinds[kindKey][1],
      genderWords(words, gender),
      ...kind.activities.flatMap((key) => [words.activities[key].name, words.labels.activityWords[key]]),
      BRAND,
    ].join(' '),
    looseWords: gender === 'all' ? [genderWords(words, 'women'), genderWords(words, 'men')].join(' ') : '',
  }
}

const stockOf = (random: Random): { tracked: boolean; stock: number } => {
  const draw = random()
  if (draw < 0.06) return { tracked: true, stock: 0 }
  if (draw < 0.2) return { tracked: true, stock: between(random, 1, 5) }
  if (draw < 0.26) return { tracked: false, stock: 0 }
  return { tracked: true, stock: between(random, 6, 60) }
}

type Pieces = {
  id: number
  sku: string
  colors: readonly string[]
  sizes: readonly Size[]
  options: readonly SeedOption[]
  random: Random
}

/** Returns a variant for each combination of values. The values of one option follow those of the sizes in the ids. */
const variantsOf = ({ id, sku, colors, sizes, options: [option], random }: Pieces): SeedVariant[] => {
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
      })),
    ),
  )
}

const colorsOf = ({ kindKey, isOfFirstTwo, random }: Draft): ColourwayName[] => [
  ...shuffle(random, COLORS).slice(0, between(random, 2, 4)),
  ...(isOfFirstTwo && SEEN_FROM_AFAR.includes(kindKey) ? (['gorse'] as const) : []),
]

const buildProduct = (draft: Draft, choosePicture: ChoosePicture): SeedProduct => {
  const { index, kind, kindKey, proper, gender, random } = draft
  const id = 100 + index
  const sku = `CN${String(id).padStart(4, '0')}`
  const picture = choosePicture(kindKey, kind.family, proper)
  const choices = chooseWords(draft, picture(COLORS[0]).details)
  const { shape } = draft
  const isPlain = shape === 'size' || shape === 'none'
  const keys = colorsOf(draft).slice(0, isPlain ? 1 : undefined)
  const sizes = shape === 'none' ? [] : sizesOf(kind.sizes)
  const options = shape === 'colour-size-length' ? [LENGTH] : []
  const arrival = LAST_ARRIVAL - between(random, 0, 900) * DAY
  return {
    id,
    sku,
    slug: slugOf(`${nameOf(WORDS.en, draft)}${gender === 'women' ? ' w' : gender === 'men' ? ' m' : ''}`),
    categoryKey: kind.category,
    gender,
    activities: kind.activities,
    ratings: ratingsOf({ kindKey, family: kind.family, ...choices }),
    createdAt: new Date(arrival).toISOString(),
    popularity: between(random, 1, 4000),
    flags: { isComingSoon: index % 53 === 17, isRetired: index % 47 === 31 },
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
      picture: picture(key),
    })),
    isPlain,
    sizes,
    options,
    variants: variantsOf({ id, sku, colors: keys, sizes, options, random }),
    prices: pricesOf(kind.euros, random),
  }
}

/** Builds all products: `count` products of each kind, with unique names. */
export const buildProducts = (): SeedProduct[] => {
  const choosePicture = pictureChooser()
  let index = 0
  return KIND_KEYS.flatMap((kindKey) => {
    const kind: Kind = KINDS[kindKey]
    const names = shuffle(randomFor(`names ${kindKey}`), PROPER_NAMES)
    return Array.from({ length: kind.count }, (_, position) => {
      index += 1
      const proper = at(names, position)
      const gender = at(kind.genders, position)
      const random = randomFor(`product ${kindKey} ${proper}`)
      const shape = optionShape(kindKey, position === kind.count - 1)
      const isOfFirstTwo = position < 2
      return buildProduct({ index, kindKey, kind, proper, gender, isOfFirstTwo, shape, random }, choosePicture)
    })
  })
}
