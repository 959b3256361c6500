import { estimated, type OptionsOf } from './options.types.ts'

const jacket = { pockets: estimated('hand', 'hand-chest'), length: estimated('regular', 'cropped', 'long') }

export const insulationOptions = {
  downJacket: { ...jacket, collar: estimated('stand') },
  downHoody: { ...jacket, collar: estimated('hood') },
  insulatedJacket: { ...jacket, collar: estimated('stand'), baffles: estimated('wide') },
  insulatedHoody: { ...jacket, collar: estimated('hood'), baffles: estimated('wide') },
} as const satisfies Record<string, OptionsOf<'down'>>

const windVest = {
  cloth: estimated('wind'),
  pockets: estimated('none', 'hand', 'hand-chest'),
  sides: estimated('mesh', 'plain'),
  collar: estimated('stand', 'low'),
  length: estimated('regular', 'cropped'),
}

export const vestOptions = {
  runVest: { ...windVest, reflective: estimated('chest', 'none') },
  bikeVest: { ...windVest, reflective: estimated('chest') },
  insulatedVest: {
    ...windVest,
    cloth: estimated('down'),
    pockets: estimated('hand', 'hand-chest'),
    reflective: estimated('none'),
  },
} as const satisfies Record<string, OptionsOf<'vest'>>

const anyLength = { length: estimated('regular', 'cropped', 'long') }

export const fleeceOptions = {
  pileFleece: {
    ...anyLength,
    front: estimated('zip'),
    collar: estimated('stand', 'crew'),
    pile: estimated('deep'),
    pockets: estimated('hand-chest', 'chest', 'hand'),
  },
  gridFleece: {
    ...anyLength,
    front: estimated('half-zip'),
    collar: estimated('stand', 'crew'),
    pile: estimated('grid'),
    pockets: estimated('chest', 'none', 'hand'),
  },
  lightFleece: {
    ...anyLength,
    front: estimated('zip'),
    collar: estimated('stand', 'crew'),
    pile: estimated('smooth'),
    pockets: estimated('hand', 'hand-chest', 'none'),
  },
} as const satisfies Record<string, OptionsOf<'fleece'>>

export const baseOptions = {
  merinoCrew: { ...anyLength, collar: estimated('crew'), sleeves: estimated('long') },
  merinoZip: { ...anyLength, collar: estimated('half-zip'), sleeves: estimated('long') },
  baseTop: { ...anyLength, collar: estimated('crew'), sleeves: estimated('long') },
  bikeBase: { ...anyLength, collar: estimated('crew'), sleeves: estimated('short') },
} as const satisfies Record<string, OptionsOf<'baselayer'>>

export const teeOptions = {
  tee: { ...anyLength, pocket: estimated('none', 'chest') },
  runTee: { ...anyLength, pocket: estimated('none') },
  merinoTee: { ...anyLength, pocket: estimated('none', 'chest') },
} as const satisfies Record<string, OptionsOf<'tee'>>
