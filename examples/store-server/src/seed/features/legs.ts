import type { Rules } from './rules.types.ts'

export const pantsFeatures: Rules<'pants'> = [
  ['beltLoops', { waist: ['belt'] }],
  ['drawcord', { waist: ['drawcord'] }],
  ['handPockets'],
  ['seatPockets'],
  ['zipThigh', { pockets: ['hand-thigh'] }],
  ['cargoPockets', { pockets: ['cargo'] }],
  ['articulatedKnees', { knees: ['panel', 'contrast'] }],
  ['zipOff', { zipOff: ['knee'] }],
  ['sideZips', { hem: ['zip'] }],
  ['ankleCuffs', { hem: ['cuffed'] }],
]

export const shortsFeatures: Rules<'shorts'> = [
  ['beltLoops', { waist: ['belt'] }],
  ['drawcord', { waist: ['drawcord', 'narrow'] }],
  ['handPockets'],
  ['seatPocket'],
  ['thighPockets', { pockets: ['cargo'] }],
  ['sideSplit', { sides: ['notch'] }],
]

export const tightsFeatures: Rules<'tights'> = [
  ['highWaist', { waist: ['high'] }],
  ['drawcord', { waist: ['drawcord'] }],
  ['keyPocket'],
  ['phonePocket', { pocket: ['thigh'] }],
  ['articulatedKnees', { knees: ['panel'] }],
  ['reflective', { reflective: ['calf', 'shin'] }],
]
