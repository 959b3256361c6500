import { type ColourwayName, detailOptions, type GarmentType } from '@cairn/garments'
import { type PictureSpec, pictureSpecSchema } from '../media/picture.types.ts'
import type { FamilyKey } from './keys.ts'
import type { KindKey } from './kinds.ts'
import { hash, pick, randomFor } from './random.ts'

const TYPES: Readonly<Record<FamilyKey, GarmentType>> = {
  shell: 'hardshell',
  insulation: 'down',
  vest: 'vest',
  fleece: 'fleece',
  baselayer: 'baselayer',
  tee: 'tee',
  pants: 'pants',
  shorts: 'shorts',
  tights: 'tights',
  gloves: 'gloves',
  beanie: 'beanie',
  cap: 'cap',
  socks: 'socks',
  shoe: 'shoe',
  pack: 'pack',
}

/**
 * Details that the name of a kind implies, so its pictures must show them. If a detail has several values, any of them
 * is allowed.
 */
const FIXED: Readonly<Partial<Record<KindKey, Readonly<Record<string, string | readonly string[]>>>>> = {
  shellJacket: { collar: 'hood', front: 'zip' },
  snowShell: { collar: 'hood', length: 'long' },
  parka: { collar: 'hood', length: 'long', front: 'flap' },
  rainJacket: { collar: 'hood' },
  softshellJacket: { collar: 'stand', pitZips: 'none', yoke: 'none' },
  anorak: { front: 'half-zip', pockets: ['hand-chest', 'hand', 'napoleon', 'none'] },
  windJacket: {
    collar: 'stand',
    cuffs: 'elastic',
    pitZips: 'none',
    front: ['zip', 'half-zip'],
    pockets: ['hand-chest', 'hand', 'napoleon', 'none'],
    length: ['regular', 'cropped'],
  },
  downJacket: { collar: 'stand' },
  downHoody: { collar: 'hood' },
  insulatedJacket: { collar: 'stand', baffles: 'wide' },
  insulatedHoody: { collar: 'hood', baffles: 'wide' },
  runVest: { cloth: 'wind' },
  bikeVest: { cloth: 'wind', reflective: 'chest' },
  insulatedVest: { cloth: 'down' },
  pileFleece: { pile: 'deep', front: 'zip' },
  gridFleece: { pile: 'grid', front: 'half-zip' },
  lightFleece: { pile: 'smooth', front: 'zip' },
  merinoCrew: { collar: 'crew', sleeves: 'long' },
  merinoZip: { collar: 'half-zip', sleeves: 'long' },
  baseTop: { collar: 'crew', sleeves: 'long' },
  bikeBase: { collar: 'crew', sleeves: 'short' },
  runTee: { pocket: 'none' },
  rainPants: { pockets: 'hand', zipOff: 'none', hem: 'zip' },
  snowPants: { zipOff: 'none', length: 'long' },
  softshellPants: { zipOff: 'none' },
  bikeTights: { length: 'cropped' },
  warmTights: { length: 'long' },
  trailShoe: { sole: 'trail', collar: 'low' },
  hikeShoe: { sole: 'hike', collar: 'mid' },
  approachShoe: { sole: 'hike', collar: 'low' },
  dayPack: { size: 'day' },
  runPack: { size: 'vest', lid: ['panel', 'roll-top'], pocket: ['stretch', 'twin'], hipBelt: 'none' },
  trekPack: { size: 'tall', lid: 'lid', hipBelt: 'padded' },
  snowPack: { size: 'regular', hipBelt: 'padded' },
  airbagPack: { size: 'airbag', lid: 'panel', hipBelt: 'padded' },
  runShorts: { pockets: 'hand', waist: ['drawcord', 'narrow'], length: ['short', 'regular'] },
  bikeShorts: { pockets: 'hand', waist: ['drawcord', 'narrow'], length: ['regular', 'long'] },
  merinoLeggings: {
    print: ['none', 'contours', 'bands', 'hips'],
    panels: ['tonal', 'none'],
    reflective: 'none',
    waist: ['band', 'high'],
  },
  shellGloves: { fingers: 'full', cuff: 'gauntlet', strap: 'tab' },
  linerGloves: { fingers: 'full', cuff: 'knit', strap: 'none', pad: ['none', 'stripe'] },
  bikeGloves: { cuff: 'short', strap: 'tab', pad: ['contrast', 'knuckle', 'stripe'] },
  snowGloves: { fingers: 'full', cuff: 'gauntlet', pad: ['quilted', 'contrast', 'none'] },
  ribBeanie: { knit: ['rib', 'cable'], top: ['plain', 'bobble'] },
  runBeanie: { knit: 'fine', cuff: 'none', top: ['plain', 'seamed'] },
  runCap: { crown: 'high', ribbon: 'none', build: ['six', 'five'] },
  rainCap: { crown: 'high', ribbon: 'none', panels: ['plain', 'contrast'], build: ['six', 'five'] },
  bikeCap: { crown: 'low', build: 'plain', panels: 'plain', badge: ['side', 'tab'] },
  hikeSocks: { height: 'crew' },
  runSocks: { height: 'low', mark: 'arch' },
  bikeSocks: { height: 'crew', cuff: 'deep' },
  snowSocks: { height: 'knee' },
}

/**
 * Chooses the drawing of a product. A chooser remembers its earlier drawings, and prefers a drawing that differs from
 * all of them.
 */
export type ChoosePicture = (
  kind: KindKey,
  family: FamilyKey,
  name: string,
) => (colourway: ColourwayName) => PictureSpec

type Look = Readonly<Record<string, string>>

/** Number of random drawings per product, from which the chooser takes the most distinct one. */
const THROWS = 96

export function pictureChooser(): ChoosePicture {
  const worn = new Map<GarmentType, Look[]>()
  return (kind, family, name) => {
    const type = TYPES[family]
    const others = worn.get(type) ?? []
    const throws = Array.from({ length: THROWS }, (_, index) => {
      const look = lookOf(type, kind, hash(`${kind} ${name} ${index}`))
      return { look, strangeness: strangeness(look, others) }
    })
    const { look: details } = throws.reduce((best, one) => (one.strangeness > best.strangeness ? one : best))
    worn.set(type, [...others, details])
    return (colourway) => pictureSpecSchema.parse({ type, colourway, details })
  }
}

function lookOf(type: GarmentType, kind: KindKey, seed: number): Look {
  const random = randomFor(String(seed))
  const fixed: Readonly<Record<string, string | readonly string[]>> = FIXED[kind] ?? {}
  return Object.fromEntries(
    Object.entries(detailOptions[type]).map(([option, values]: [string, readonly string[]]) => {
      const allowed = fixed[option] ?? values
      return [option, typeof allowed === 'string' ? allowed : pick(random, allowed)]
    }),
  )
}

/**
 * The visual weight of a detail; the default is 1. A detail that is visible from afar has more than 1, and a detail
 * that is visible only from near has less.
 */
const WEIGHT: Readonly<Record<string, number>> = {
  pattern: 2,
  print: 2,
  tone: 2,
  stripe: 1.5,
  pad: 1.5,
  upper: 1.5,
  closure: 0.3,
  seams: 0.2,
  palm: 0.2,
  tips: 0.3,
  binding: 0.3,
  mark: 0.3,
  laces: 0.4,
  cuffs: 0.4,
  label: 0.5,
  hem: 0.5,
  zipOff: 0.5,
  badge: 1.5,
}

/** Returns the difference between two drawings of one type: the sum of the weights of their differing details. */
export const unlikeness = (look: Look, other: Look): number =>
  Object.keys(look).reduce((sum, option) => (look[option] === other[option] ? sum : sum + (WEIGHT[option] ?? 1)), 0)

/**
 * Returns how distinct a drawing is: its difference to the most similar other drawing. The average difference to all of
 * them decides ties.
 */
function strangeness(look: Look, others: readonly Look[]): number {
  if (others.length === 0) return 0
  const distances = others.map((other) => unlikeness(look, other))
  return Math.min(...distances) + distances.reduce((sum, distance) => sum + distance, 0) / (distances.length * 1000)
}
