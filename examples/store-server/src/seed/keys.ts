// The keys of the texts. Every language provides a text for each key.

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const

/** ISO 639-1 code of a shop language. */
export type Language = (typeof LANGUAGES)[number]

export const CONTENT_LANGUAGES = [...LANGUAGES, 'en-GB', 'de-CH'] as const

/**
 * The languages of the shop's texts: `en` is American English, `en-GB` the English of the EU store, `de-CH` German
 * without ß.
 */
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number]

/** The storefront's pages about the company, each at `/legal/` and its key, in the order of the footer. */
export const LEGAL_PAGES = [
  'imprint',
  'terms',
  'privacy',
  'withdrawal',
  'shipping',
  'size-and-care',
  'repairs',
  'accessibility',
  'reviews',
] as const

export type LegalKey = (typeof LEGAL_PAGES)[number]

export const ACTIVITIES = ['running', 'cycling', 'hiking', 'snow'] as const

/** The activity that a product is for. */
export type ActivityKey = (typeof ACTIVITIES)[number]

export const GENDERS = ['women', 'men', 'all'] as const

/** The gender that a product is for. */
export type GenderKey = (typeof GENDERS)[number]

const FAMILIES = [
  'shell',
  'insulation',
  'vest',
  'fleece',
  'baselayer',
  'tee',
  'pants',
  'shorts',
  'tights',
  'gloves',
  'beanie',
  'cap',
  'socks',
  'shoe',
  'roadShoe',
  'pack',
] as const

/** A product family. Its products share their description texts. */
export type FamilyKey = (typeof FAMILIES)[number]

/**
 * The use of a product: its family, or in a family with several uses one of them. The products of one use share their
 * summaries.
 */
export type UseKey =
  | Exclude<FamilyKey, 'shell' | 'vest'>
  | 'rainShell'
  | 'mountainShell'
  | 'linedShell'
  | 'softshell'
  | 'windShell'
  | 'windVest'
  | 'warmVest'
  | 'rainPants'
  | 'snowPants'

export const MATERIALS = [
  'laminate3',
  'laminate25',
  'twillLaminate',
  'waxedCotton',
  'softshell',
  'windPolyamide',
  'down800',
  'down650',
  'recycledFill',
  'pile',
  'gridKnit',
  'microFleece',
  'merino180',
  'merino150',
  'polyKnit',
  'hempCotton',
  'stretchWeave',
  'tightKnit',
  'brushedKnit',
  'goatskin',
  'ribWool',
  'merinoSock',
  'polySock',
  'meshUpper',
  'knitUpper',
  'nubuckUpper',
  'nubuckLaminate',
  'packCloth',
  'lightRipstop',
] as const

export type MaterialKey = (typeof MATERIALS)[number]

export const FEATURES = [
  'helmetHood',
  'pitZips',
  'twoWayZip',
  'tapedSeams',
  'cuffTabs',
  'hemCord',
  'highPockets',
  'pfasFree',
  'snowSkirt',
  'searchReflector',
  'deepHood',
  'stormFlap',
  'handPockets',
  'innerPocket',
  'packsAway',
  'dropTail',
  'reflective',
  'backPocket',
  'trimHood',
  'chestPocket',
  'elasticCuffs',
  'halfZip',
  'pouchPocket',
  'backVent',
  'standCollar',
  'tracedDown',
  'warmWhenWet',
  'boundEdges',
  'flatSeams',
  'quickDry',
  'odour',
  'tubularKnit',
  'reinforcedNeck',
  'softPrint',
  'articulatedKnees',
  'zipThigh',
  'gusset',
  'beltLoops',
  'sideZips',
  'drawcord',
  'snowGaiter',
  'innerBrief',
  'chamois',
  'phonePocket',
  'gripHem',
  'softWaist',
  'leatherPalm',
  'touchFingers',
  'wristStrap',
  'longCuff',
  'gelPalm',
  'warmLining',
  'foldCuff',
  'softLining',
  'helmetFit',
  'sweatband',
  'softPeak',
  'backStrap',
  'foldPeak',
  'cushionHeel',
  'flatToe',
  'archBand',
  'airChannels',
  'lowCuff',
  'shinPad',
  'rubberLugs',
  'smoothSole',
  'openKnit',
  'bandedKnit',
  'dailyFoam',
  'softFoam',
  'lightFoam',
  'springPlate',
  'rocker',
  'rockPlate',
  'gussetTongue',
  'wideToe',
  'toeCap',
  'resole',
  'waterproofLining',
  'waterproofInsert',
  'hydration',
  'backPanel',
  'rainCover',
  'sidePockets',
  'softFlasks',
  'hipBelt',
  'skiCarry',
  'shovelPocket',
  'axeLoops',
  'airbag',
  'lowCollar',
  'roundNeck',
  'chestPatch',
  'bellowsPockets',
  'elasticHem',
  'backSlit',
  'rewax',
  'longSleeves',
  'shortSleeves',
  'meshSides',
  'thighPockets',
  'cargoPockets',
  'seatPockets',
  'seatPocket',
  'keyPocket',
  'highWaist',
  'ankleCuffs',
  'zipOff',
  'sideSplit',
  'quickLaces',
  'heelLoop',
  'paddedCollar',
  'lidTop',
  'rollTop',
  'panelZip',
  'frontStretch',
  'backStretch',
  'frontPocket',
  'frontPockets',
  'strapPocket',
  'chestStrap',
  'chestStraps',
  'chestCord',
  'daisyChain',
  'bungee',
  'bobble',
  'meshPanels',
  'eyelets',
  'leatherStrap',
  'snapStrap',
  'touchStrap',
  'cordStrap',
  'knitCuff',
  'shortCuff',
  'halfFingers',
  'knucklePads',
  'quiltedBack',
  'crewLeg',
  'kneeLeg',
  'earCover',
  'underGlove',
] as const

/** A feature in the bullet list of a product page. */
export type FeatureKey = (typeof FEATURES)[number]

const FIBRES = [
  'polyamide',
  'recycledPolyamide',
  'polyester',
  'recycledPolyester',
  'polyurethane',
  'elastane',
  'organicCotton',
  'hemp',
  'wool',
  'gooseDown',
  'feathers',
  'recycledDown',
  'recycledFeathers',
  'goatLeather',
  'nubuck',
  'rubber',
  'recycledRubber',
] as const

/** A fibre, or another material that a label names, such as leather. */
export type FibreKey = (typeof FIBRES)[number]

const PIECES = ['outer', 'membrane', 'backing', 'lining', 'filling', 'palm', 'handBack', 'upper', 'sole'] as const

/** A piece of a product with a composition of its own, such as its lining. */
export type PieceKey = (typeof PIECES)[number]

const MEASURES = [
  'back',
  'inseam',
  'overall',
  'height',
  'brim',
  'leg',
  'foot',
  'stack',
  'drop',
  'weight',
  'pairWeight',
  'volume',
] as const

/** What is measured of a product. */
export type MeasureKey = (typeof MEASURES)[number]

/** The last sentence of a description: how the product is made, or what the shop does for it. */
export type ClosingKey = 'sewn' | 'knitted' | 'made' | 'repaired' | 'spareParts' | 'lasting' | 'tested'

const TOP_CATEGORIES = [
  'jackets',
  'insulation',
  'vests',
  'fleece',
  'base-layers',
  'tees',
  'pants',
  'shorts',
  'tights',
  'gloves',
  'headwear',
  'socks',
  'shoes',
  'packs',
] as const

export type TopCategoryKey = (typeof TOP_CATEGORIES)[number]

export const CATEGORIES = [
  'jackets-shell',
  'jackets-rain',
  'jackets-softshell',
  'jackets-wind',
  'insulation-down',
  'insulation-synthetic',
  'vests-wind',
  'vests-insulated',
  'fleece-pile',
  'fleece-light',
  'base-layers-merino',
  'base-layers-synthetic',
  'tees-everyday',
  'tees-sport',
  'tees-merino',
  'pants-hiking',
  'pants-softshell',
  'pants-rain',
  'pants-snow',
  'shorts-hiking',
  'shorts-running',
  'shorts-cycling',
  'tights-running',
  'tights-cycling',
  'tights-merino',
  'gloves-shell',
  'gloves-liner',
  'gloves-cycling',
  'headwear-beanies',
  'headwear-caps',
  'socks-hiking',
  'socks-running',
  'socks-cycling',
  'socks-snow',
  'shoes-trail',
  'shoes-road',
  'shoes-hiking',
  'shoes-approach',
  'packs-day',
  'packs-running',
  'packs-trekking',
  'packs-snow',
] as const

/** A category: the key of its top category, a hyphen, and its own name; for example `jackets-shell`. */
export type CategoryKey = (typeof CATEGORIES)[number]

/** Splits a space-separated list of keys. @throws RangeError for an unknown key. */
export function subset<Key extends string>(names: string, keys: readonly Key[]): Key[] {
  return names.split(' ').map((name) => {
    const key = keys.find((candidate) => candidate === name)
    if (key === undefined) throw new RangeError(`${name} is not a known key`)
    return key
  })
}

/** Returns the top category: `jackets-shell` -> `jackets`. */
export function topOf(category: CategoryKey): TopCategoryKey {
  const top = TOP_CATEGORIES.find((candidate) => category.startsWith(`${candidate}-`))
  if (top === undefined) throw new RangeError(`${category} has no first part`)
  return top
}
