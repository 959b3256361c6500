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

export type Weather = 'cold' | 'mild' | 'wet'

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

/** The base is never an everyday T-shirt: hemp and cotton hold water, and the outfit is made for rain too. */
const hiking = (legs: string): Outfit => [
  ['shell', 'jackets-rain'],
  ['legs', legs],
  ['base', 'tees-merino', 'base-layers'],
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

/** The outfits of an activity; without one for wet weather, that for mild weather is used. */
type Outfits = Readonly<Record<'cold' | 'mild', Outfit> & Partial<Record<'wet', Outfit>>>

/** The outfit of each activity in cold, in mild and in wet weather. */
export const OUTFITS: Readonly<Record<string, Outfits>> = {
  snow: { cold: snow, mild: snow },
  hiking: { cold: hiking('pants-hiking'), mild: hiking('pants-hiking'), wet: hiking('pants-rain') },
  running: {
    cold: running('tights-running', 'base-layers', 'headwear-beanies'),
    mild: running('shorts-running', 'tees-sport', 'headwear-caps'),
  },
  cycling: {
    cold: cycling('tights-cycling', 'mid', 'fleece-light'),
    mild: cycling('shorts-cycling', 'base', 'base-layers'),
    wet: cycling('pants-rain', 'base', 'base-layers'),
  },
}
