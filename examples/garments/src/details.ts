/**
 * The details of each garment type with their possible values; the first value of each list is the default. The types
 * below, the check of stored pictures and the tests all derive from this table.
 */
export const detailOptions = {
  hardshell: {
    collar: ['hood', 'stand'],
    front: ['zip', 'flap', 'half-zip'],
    pockets: ['hand-chest', 'hand', 'napoleon', 'cargo', 'none'],
    yoke: ['tonal', 'contrast', 'none'],
    length: ['regular', 'cropped', 'long'],
    pitZips: ['none', 'zipped'],
    cuffs: ['tab', 'elastic'],
    stripe: ['none', 'chest', 'sleeve'],
    closure: ['blaze', 'tonal', 'contrast'],
  },
  down: {
    collar: ['stand', 'hood'],
    baffles: ['regular', 'narrow', 'wide', 'arched'],
    pockets: ['hand', 'hand-chest', 'none'],
    yoke: ['none', 'contrast', 'tonal'],
    length: ['regular', 'cropped', 'long'],
    closure: ['tonal', 'contrast'],
    tone: ['plain', 'sleeves', 'lower', 'chest'],
  },
  fleece: {
    front: ['zip', 'half-zip', 'snaps'],
    collar: ['stand', 'crew'],
    pile: ['deep', 'grid', 'smooth'],
    pockets: ['hand-chest', 'chest', 'hand', 'none'],
    yoke: ['none', 'contrast'],
    binding: ['contrast', 'tonal'],
    length: ['regular', 'cropped', 'long'],
    closure: ['tonal', 'contrast'],
  },
  baselayer: {
    collar: ['crew', 'half-zip'],
    sleeves: ['long', 'short'],
    pattern: [
      'plain',
      'stripes',
      'yoke',
      'chest-band',
      'sleeves',
      'dipped',
      'flanks',
      'ridge',
      'pinstripes',
      'rugby',
      'shoulders',
      'trimmed',
    ],
    seams: ['contrast', 'tonal'],
    closure: ['tonal', 'contrast'],
    length: ['regular', 'cropped', 'long'],
  },
  tee: {
    print: ['ridge', 'none', 'stones', 'sun', 'contours', 'word'],
    stripe: ['none', 'chest', 'breton', 'dipped'],
    pocket: ['none', 'chest'],
    neck: ['plain', 'ringer'],
    length: ['regular', 'cropped', 'long'],
    sleeves: ['tonal', 'contrast'],
  },
  vest: {
    cloth: ['wind', 'down'],
    pockets: ['hand-chest', 'hand', 'none'],
    reflective: ['chest', 'none'],
    sides: ['mesh', 'plain'],
    yoke: ['none', 'contrast', 'tonal'],
    collar: ['stand', 'low'],
    length: ['regular', 'cropped'],
    closure: ['tonal', 'contrast'],
  },
  pants: {
    pockets: ['hand-thigh', 'hand', 'cargo'],
    knees: ['panel', 'contrast', 'plain'],
    waist: ['belt', 'drawcord'],
    hem: ['plain', 'zip', 'cuffed'],
    cut: ['regular', 'slim', 'wide'],
    length: ['long', 'cropped'],
    zipOff: ['none', 'knee'],
    closure: ['tonal', 'contrast'],
    tone: ['plain', 'lower', 'upper', 'flank'],
  },
  shorts: {
    length: ['regular', 'short', 'long'],
    pockets: ['hand', 'cargo'],
    sides: ['notch', 'panel', 'stripe'],
    waist: ['drawcord', 'belt', 'narrow'],
    closure: ['tonal', 'contrast'],
    tone: ['plain', 'lower', 'upper', 'contours'],
  },
  tights: {
    panels: ['contrast', 'tonal', 'none'],
    pocket: ['none', 'thigh'],
    length: ['long', 'cropped'],
    reflective: ['calf', 'none', 'shin'],
    waist: ['band', 'drawcord', 'high'],
    knees: ['plain', 'seamed', 'panel'],
    print: ['none', 'block', 'stripe', 'contours', 'bands', 'hips'],
  },
  shoe: {
    sole: ['trail', 'road', 'hike'],
    collar: ['low', 'padded', 'sock'],
    upper: ['webbing', 'ridge', 'plain', 'leather', 'knit', 'wave'],
    toe: ['rubber', 'tonal', 'none'],
    midsole: ['light', 'contrast', 'dark'],
    laces: ['tied', 'toggle'],
    closure: ['contrast', 'tonal'],
    tone: ['plain', 'quarter', 'vamp'],
  },
  pack: {
    lid: ['lid', 'roll-top', 'panel'],
    pocket: ['stretch', 'zip', 'twin', 'none'],
    size: ['regular', 'day', 'tall', 'vest', 'airbag'],
    lashing: ['daisy', 'bungee', 'none'],
    hipBelt: ['padded', 'none'],
    sidePockets: ['mesh', 'none'],
    closure: ['tonal', 'contrast'],
  },
  beanie: {
    cuff: ['tonal', 'contrast', 'none'],
    top: ['plain', 'bobble', 'seamed'],
    stripe: ['none', 'bands', 'ridge', 'tipped'],
    knit: ['rib', 'fine', 'cable'],
    label: ['patch', 'tab', 'print'],
    tone: ['plain', 'crown', 'brow'],
  },
  cap: {
    build: ['six', 'five', 'plain'],
    panels: ['mesh', 'plain', 'contrast'],
    badge: ['patch', 'print', 'round', 'side', 'tab'],
    brim: ['plain', 'contrast', 'edge'],
    crown: ['high', 'low'],
    ribbon: ['none', 'band', 'stripes'],
  },
  gloves: {
    pad: ['contrast', 'none', 'quilted', 'stripe', 'knuckle'],
    palm: ['dark', 'tonal'],
    fingers: ['full', 'half'],
    cuff: ['gauntlet', 'knit', 'short'],
    strap: ['tab', 'none'],
    tips: ['one', 'none', 'all'],
    tone: ['plain', 'fingers', 'hand', 'cuff'],
  },
  socks: {
    pattern: ['band', 'stripes', 'plain', 'ridge', 'block', 'pinstripes'],
    height: ['crew', 'low', 'knee'],
    heel: ['contrast', 'tonal', 'light'],
    cuff: ['regular', 'deep', 'narrow'],
    mark: ['leg', 'arch'],
  },
} as const

export type GarmentType = keyof typeof detailOptions

type Chosen<Options> = {
  readonly [Name in keyof Options]: Options[Name] extends readonly (infer Value)[] ? Value : never
}

/** All details of a garment type, each with its chosen value. */
export type DetailsOf<Type extends GarmentType> = Chosen<(typeof detailOptions)[Type]>

/** The details of a product as JSON; an omitted detail takes its first option. */
export type GarmentDetails<Type extends GarmentType = GarmentType> = Type extends GarmentType
  ? Partial<DetailsOf<Type>>
  : never

export const garmentTypes = Object.keys(detailOptions).filter(isGarmentType)

export function isGarmentType(value: unknown): value is GarmentType {
  return typeof value === 'string' && Object.hasOwn(detailOptions, value)
}

/** Returns the details of a garment type with their possible values, as lists by the detail's name. */
export function optionsOf(type: GarmentType): Readonly<Record<string, readonly string[]>> {
  return detailOptions[type]
}

/** Whether an untrusted value contains only known details of the type, with valid values. */
export function isGarmentDetails<Type extends GarmentType>(type: Type, value: unknown): value is GarmentDetails<Type> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const options = optionsOf(type)
  return Object.entries(value).every(
    ([name, chosen]) => Object.hasOwn(options, name) && options[name]?.includes(chosen) === true,
  )
}

/** Fills in the default of every omitted detail. @throws RangeError for an unknown detail or value. */
export function completeDetails<Type extends GarmentType>(
  type: Type,
  given: Readonly<Record<string, unknown>>,
): DetailsOf<Type> {
  if (!isGarmentDetails(type, given)) throw new RangeError(`not details of a ${type}: ${JSON.stringify(given)}`)
  const defaults = Object.fromEntries(Object.entries(optionsOf(type)).map(([name, [first]]) => [name, first]))
  const complete: unknown = { ...defaults, ...given }
  if (!isComplete(type, complete)) throw new RangeError(`incomplete details of a ${type}`)
  return complete
}

function isComplete<Type extends GarmentType>(type: Type, value: unknown): value is DetailsOf<Type> {
  return isGarmentDetails(type, value) && Object.keys(optionsOf(type)).every((name) => Object.hasOwn(value, name))
}
