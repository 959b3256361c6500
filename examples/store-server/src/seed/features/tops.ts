import type { Rules } from './rules.types.ts'

const SHORT = ['regular', 'cropped'] as const

export const hardshellFeatures: Rules<'hardshell'> = [
  ['helmetHood', { collar: ['hood'], front: ['zip'], length: SHORT }],
  ['trimHood', { collar: ['hood'], front: ['half-zip'], length: SHORT }],
  ['deepHood', { collar: ['hood'], front: ['flap'], length: SHORT }],
  ['deepHood', { collar: ['hood'], length: ['long'] }],
  ['standCollar', { collar: ['stand'] }],
  ['twoWayZip', { front: ['zip'] }],
  ['stormFlap', { front: ['flap'] }],
  ['halfZip', { front: ['half-zip'] }],
  ['pouchPocket', { front: ['half-zip'], pockets: ['hand-chest', 'hand', 'napoleon', 'none'] }],
  ['handPockets', { front: ['zip', 'flap'], pockets: ['hand-chest', 'hand'] }],
  ['chestPocket', { pockets: ['hand-chest', 'cargo'] }],
  ['highPockets', { pockets: ['napoleon'] }],
  ['bellowsPockets', { pockets: ['cargo'] }],
  ['backPocket', { pockets: ['napoleon'], front: ['zip', 'half-zip'] }],
  ['pitZips', { pitZips: ['zipped'] }],
  ['cuffTabs', { cuffs: ['tab'] }],
  ['elasticCuffs', { cuffs: ['elastic'] }],
  ['elasticHem', { cuffs: ['elastic'], length: SHORT }],
  ['hemCord', { cuffs: ['elastic'], length: ['long'] }],
  ['hemCord', { cuffs: ['tab'] }],
  ['backSlit', { front: ['flap'] }],
]

export const downFeatures: Rules<'down'> = [
  ['trimHood', { collar: ['hood'] }],
  ['standCollar', { collar: ['stand'] }],
  ['twoWayZip'],
  ['handPockets', { pockets: ['hand', 'hand-chest'] }],
  ['chestPocket', { pockets: ['hand-chest'] }],
  ['elasticCuffs'],
]

export const fleeceFeatures: Rules<'fleece'> = [
  ['standCollar', { collar: ['stand'] }],
  ['roundNeck', { collar: ['crew'] }],
  ['twoWayZip', { front: ['zip'] }],
  ['halfZip', { front: ['half-zip'] }],
  ['handPockets', { pockets: ['hand', 'hand-chest'] }],
  ['chestPocket', { pockets: ['chest', 'hand-chest'] }],
]

export const vestFeatures: Rules<'vest'> = [
  ['standCollar', { collar: ['stand'] }],
  ['lowCollar', { collar: ['low'] }],
  ['twoWayZip'],
  ['handPockets', { pockets: ['hand', 'hand-chest'] }],
  ['chestPocket', { pockets: ['hand-chest'] }],
  ['meshSides', { sides: ['mesh'] }],
  ['backVent', { cloth: ['wind'], yoke: ['none'] }],
  ['reflective', { reflective: ['chest'] }],
]

export const baselayerFeatures: Rules<'baselayer'> = [
  ['longSleeves', { sleeves: ['long'] }],
  ['shortSleeves', { sleeves: ['short'] }],
  ['roundNeck', { collar: ['crew'] }],
  ['standCollar', { collar: ['half-zip'] }],
  ['halfZip', { collar: ['half-zip'] }],
]

export const teeFeatures: Rules<'tee'> = [
  ['roundNeck'],
  ['chestPatch', { pocket: ['chest'] }],
  ['softPrint', { print: ['stones'], stripe: ['none', 'chest', 'dipped'], pocket: ['none'] }],
  ['softPrint', { print: ['ridge', 'sun', 'contours', 'word'], stripe: ['none', 'chest', 'dipped'], pocket: ['none'] }],
  ['softPrint', { print: ['ridge', 'sun', 'contours', 'word'], stripe: ['none', 'chest'], pocket: ['chest'] }],
]
