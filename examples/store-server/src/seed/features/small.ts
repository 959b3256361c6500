import type { Rules } from './rules.types.ts'

export const gloveFeatures: Rules<'gloves'> = [
  ['longCuff', { cuff: ['gauntlet'] }],
  ['knitCuff', { cuff: ['knit'] }],
  ['shortCuff', { cuff: ['short'] }],
  ['wristStrap', { strap: ['tab'], cuff: ['gauntlet', 'short'] }],
  ['halfFingers', { fingers: ['half'] }],
  ['touchFingers', { fingers: ['full'], tips: ['one', 'all'] }],
  ['knucklePads', { pad: ['contrast', 'knuckle'] }],
  ['quiltedBack', { pad: ['quilted'] }],
  ['gelPalm', { pad: ['contrast', 'knuckle', 'quilted'], cuff: ['gauntlet', 'short'] }],
  ['reflective', { pad: ['stripe'] }],
]

export const beanieFeatures: Rules<'beanie'> = [
  ['foldCuff', { cuff: ['tonal', 'contrast'] }],
  ['bobble', { top: ['bobble'] }],
]

export const capFeatures: Rules<'cap'> = [
  ['meshPanels', { panels: ['mesh'] }],
  ['eyelets', { build: ['six'] }],
  ['eyelets', { build: ['five'], panels: ['plain', 'contrast'] }],
  ['leatherStrap', { badge: ['patch'] }],
  ['snapStrap', { badge: ['print'] }],
  ['touchStrap', { badge: ['round'] }],
  ['cordStrap', { badge: ['tab'] }],
  ['backStrap', { badge: ['side'] }],
]

export const sockFeatures: Rules<'socks'> = [
  ['lowCuff', { height: ['low'] }],
  ['crewLeg', { height: ['crew'] }],
  ['kneeLeg', { height: ['knee'] }],
  ['archBand'],
]

export const shoeFeatures: Rules<'shoe'> = [
  ['openKnit', { upper: ['knit'] }],
  ['bandedKnit', { upper: ['wave'] }],
  ['rubberLugs', { sole: ['trail', 'hike'] }],
  ['smoothSole', { sole: ['road'] }],
  ['paddedCollar', { collar: ['padded'] }],
  ['toeCap', { toe: ['rubber'] }],
  ['quickLaces', { laces: ['toggle'] }],
  ['heelLoop'],
]
