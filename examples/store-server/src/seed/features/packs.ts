import type { Rules } from './rules.types.ts'

/** The sizes with a bag that stands upright; a running vest is worn like a vest. */
const BAG = ['regular', 'day', 'tall', 'airbag'] as const
const VEST = ['vest'] as const

export const packFeatures: Rules<'pack'> = [
  ['airbag', { size: ['airbag'] }],
  ['lidTop', { lid: ['lid'], size: BAG }],
  ['rollTop', { lid: ['roll-top'] }],
  ['panelZip', { lid: ['panel'] }],
  ['panelZip', { lid: ['lid'], size: VEST }],
  ['frontStretch', { pocket: ['stretch'], size: BAG }],
  ['frontPocket', { pocket: ['zip'], size: BAG }],
  ['frontPockets', { pocket: ['twin'], size: BAG }],
  ['softFlasks', { pocket: ['stretch', 'none'], size: VEST }],
  ['highPockets', { pocket: ['zip', 'twin'], size: VEST }],
  ['backStretch', { size: VEST }],
  ['strapPocket', { pocket: ['stretch', 'zip', 'twin'], size: BAG }],
  ['sidePockets', { sidePockets: ['mesh'], size: BAG }],
  ['meshSides', { sidePockets: ['mesh'], size: VEST }],
  ['hipBelt', { hipBelt: ['padded'], size: BAG }],
  ['chestStrap', { size: BAG }],
  ['chestStraps', { lid: ['panel', 'lid'], size: VEST }],
  ['chestCord', { lid: ['roll-top'], size: VEST }],
  ['daisyChain', { lashing: ['daisy'] }],
  ['bungee', { lashing: ['bungee'] }],
  ['axeLoops', { size: BAG }],
  ['reflective', { size: VEST }],
]
