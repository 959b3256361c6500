/** A part of the body that one product of an outfit covers, so that no layer appears twice. */
export type Layer = 'shell' | 'mid' | 'base' | 'legs' | 'hands' | 'head' | 'feet' | 'pack'

/** The layer of each garment type. */
export const LAYERS: Readonly<Record<string, Layer>> = {
  jackets: 'shell',
  insulation: 'shell',
  vests: 'shell',
  fleece: 'mid',
  'base-layers': 'base',
  tees: 'base',
  pants: 'legs',
  shorts: 'legs',
  tights: 'legs',
  gloves: 'hands',
  headwear: 'head',
  socks: 'feet',
  shoes: 'feet',
  packs: 'pack',
}

/** The layers whose warmth decides for which weather they are. A thin shell is worn in the cold too. */
export const WARMING: ReadonlySet<Layer> = new Set(['mid', 'base', 'hands', 'head'])

export type Weather = 'cold' | 'mild'

/** The categories that go together for an activity, by layer. The first layers complete an outfit first. */
type Outfit = readonly (readonly [layer: Layer, ...categories: string[]])[]

const snow: Outfit = [
  ['shell', 'jackets-shell'],
  ['legs', 'pants-snow'],
  ['base', 'base-layers'],
  ['hands', 'gloves-shell'],
  ['head', 'headwear-beanies'],
  ['mid', 'fleece'],
]

const hiking: Outfit = [
  ['shell', 'jackets-rain'],
  ['legs', 'pants-hiking'],
  ['base', 'tees', 'base-layers'],
  ['feet', 'shoes-hiking'],
  ['pack', 'packs-day'],
]

const running = (legs: string, base: string, head: string): Outfit => [
  ['base', base],
  ['legs', legs],
  ['shell', 'jackets-wind'],
  ['feet', 'shoes-trail', 'shoes-road'],
  ['head', head],
]

const cycling = (legs: string, ...top: readonly [layer: Layer, category: string]): Outfit => [
  ['shell', 'jackets-rain'],
  ['legs', legs],
  top,
  ['hands', 'gloves-cycling'],
  ['head', 'headwear-caps'],
]

/** The outfit of each activity in cold and in mild weather. */
export const OUTFITS: Readonly<Record<string, Readonly<Record<Weather, Outfit>>>> = {
  snow: { cold: snow, mild: snow },
  hiking: { cold: hiking, mild: hiking },
  running: {
    cold: running('tights-running', 'base-layers', 'headwear-beanies'),
    mild: running('shorts-running', 'tees-sport', 'headwear-caps'),
  },
  cycling: {
    cold: cycling('tights-cycling', 'mid', 'fleece-light'),
    mild: cycling('shorts-cycling', 'base', 'base-layers'),
  },
}
