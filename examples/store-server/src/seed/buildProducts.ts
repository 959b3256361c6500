import { type ColourwayName, palettes } from '@cairn/garments'
import type { SeedProduct, SeedText, SeedVariant } from './catalogue.types.ts'
import { drawnFeatures } from './drawnFeatures.ts'
import { type CategoryKey, type ContentLanguage, type GenderKey, topOf } from './keys.ts'
import { KIND_KEYS, KINDS, type KindKey } from './kinds.ts'
import { PROPER_NAMES } from './names.ts'
import { type ChoosePicture, pictureChooser } from './pictureOf.ts'
import { pricesOf } from './prices.ts'
import { at, between, pick, type Random, randomFor, shuffle } from './random.ts'
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

/** The first two products of each of these kinds, one for women and one for men, also come in yellow: to be seen on roads and in fog. */
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

/** When the last product came in; fixed, so that the catalogue is the same on every day. */
const LAST_ARRIVAL = Date.UTC(2026, 9, 30)
const DAY = 86_400_000

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** What a product is made from before it is put into words. */
type Draft = {
  index: number
  kindKey: KindKey
  kind: Kind
  /** The product's own word. */
  proper: string
  gender: GenderKey
  isOfFirstTwo: boolean
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

/** Indexes drawn once, so that the six languages tell of the same product. */
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

/** Grams that such a piece weighs in the middle size. */
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

/** Kinds that are far from the rest of their family: an airbag carries its own machine, a running pack hardly more than cloth. */
const WEIGHTS_OF_KINDS: Partial<Record<KindKey, number>> = { airbagPack: 2900, trekPack: 1650, runPack: 290 }

/** Grams; no two products weigh quite the same. */
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

/** The pages of the menus that lead to it: for whom, the category, its part; each inside the one before, under the same names. */
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

/** Everything is of the one brand; who looks for it finds everything. */
const BRAND = 'Cairn'

const genderWords = ({ labels }: Words, gender: GenderKey): string =>
  `${labels.genders[gender]} ${labels.genderWords[gender]}`

/** The Portuguese of the shop is that of Portugal; `pt` alone would set figures as Brazil does. */
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

const variantsOf = (
  id: number,
  sku: string,
  colors: readonly string[],
  sizes: readonly Size[],
  random: Random,
): SeedVariant[] => {
  const isSoldOut = random() < 0.02
  return colors.flatMap((color, colorIndex) =>
    sizes.map((size, sizeIndex) => ({
      id: id * 100 + colorIndex * 20 + sizeIndex + 1,
      sku: `${sku}-${color.slice(0, 3).toUpperCase()}-${size.key.toUpperCase()}`,
      color,
      size: size.key,
      ...(isSoldOut ? { tracked: true, stock: 0 } : stockOf(random)),
    })),
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
  const keys = colorsOf(draft)
  const sizes = sizesOf(kind.sizes)
  const arrival = LAST_ARRIVAL - between(random, 0, 900) * DAY
  return {
    id,
    sku,
    slug: slugOf(`${nameOf(WORDS.en, draft)}${gender === 'women' ? ' w' : gender === 'men' ? ' m' : ''}`),
    categoryKey: kind.category,
    gender,
    activities: kind.activities,
    createdAt: new Date(arrival).toISOString(),
    popularity: between(random, 1, 4000),
    flags: { isComingSoon: index % 53 === 17, isRetired: index % 47 === 31 },
    // A gas cartridge flies with no one; the widest packs have no carrier to the islands.
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
    sizes,
    variants: variantsOf(id, sku, keys, sizes, random),
    prices: pricesOf(kind.euros, random),
  }
}

/** All products: each kind as often as it says, with names that no two share. */
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
      return buildProduct({ index, kindKey, kind, proper, gender, isOfFirstTwo: position < 2, random }, choosePicture)
    })
  })
}
