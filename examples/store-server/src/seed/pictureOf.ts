import { type ColourwayName, detailOptions, type GarmentType } from '@cairn/garments'
import { type PictureSpec, pictureSpecSchema } from '../media/picture.types.ts'
import type { FamilyKey } from './keys.ts'
import type { KindKey } from './kinds.ts'
import { at, hash } from './random.ts'

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

/** What the name of a kind promises, its picture must show. */
const FIXED: Readonly<Partial<Record<KindKey, Readonly<Record<string, string>>>>> = {
  shellJacket: { collar: 'hood', front: 'zip' },
  snowShell: { collar: 'hood', length: 'long' },
  parka: { collar: 'hood', length: 'long', front: 'flap' },
  rainJacket: { collar: 'hood' },
  softshellJacket: { collar: 'stand', pitZips: 'none', yoke: 'none' },
  anorak: { front: 'half-zip' },
  windJacket: { collar: 'stand', cuffs: 'elastic', pitZips: 'none' },
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
  trekPack: { size: 'tall', lid: 'lid' },
}

/** How a product looks: the details of its type, chosen by its number so that neighbours differ in several of them. */
export const pictureOf = (kind: KindKey, family: FamilyKey, name: string, index: number) => {
  const type = TYPES[family]
  const fixed: Readonly<Record<string, string>> = FIXED[kind] ?? {}
  const seed = hash(`${kind} ${name}`)
  const details: Record<string, string> = {}
  for (const [position, [option, values]] of Object.entries(detailOptions[type]).entries()) {
    details[option] = fixed[option] ?? at<string>(values, (seed >>> (position * 3)) + index * (position + 1))
  }
  return (colourway: ColourwayName): PictureSpec => pictureSpecSchema.parse({ type, colourway, details })
}
