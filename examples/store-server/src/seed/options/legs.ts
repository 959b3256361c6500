import { described, estimated, type OptionsOf } from './options.types.ts'

/** Two hand pockets, two seat pockets of which one has a zip, and a thigh pocket; also the weights of hiking pants. */
const PANTS = 'https://www.adventurealan.com/best-hiking-pants/'

/** Hiking pants are either convertible with a zip above the knee, or have zips at the ankles. */
const ZIP_OFF = 'http://www.comfortskinny.com/the-two-styles-of-hiking-pants/'

/** Shaped or reinforced knees and stretch cloth for freedom of movement. */
const KNEES = 'https://trippackr.com/2026s-top-10-convertible-travel-pants-with-reinforced-knees-for-hiking'

export const pantsOptions = {
  hikePants: {
    pockets: described(PANTS, 'hand-thigh', 'hand', 'cargo'),
    knees: described(KNEES, 'panel', 'contrast', 'plain'),
    waist: described(PANTS, 'belt', 'drawcord'),
    hem: described(ZIP_OFF, 'plain', 'zip', 'cuffed'),
    cut: described(PANTS, 'regular', 'slim'),
    length: estimated('long', 'cropped'),
    zipOff: described(ZIP_OFF, 'none', 'knee'),
  },
  softshellPants: {
    pockets: estimated('hand-thigh', 'hand'),
    knees: estimated('panel', 'contrast'),
    waist: estimated('belt', 'drawcord'),
    hem: estimated('plain', 'zip'),
    cut: estimated('regular', 'slim'),
    length: estimated('long'),
    zipOff: estimated('none'),
  },
  rainPants: {
    pockets: estimated('hand'),
    knees: estimated('plain', 'panel', 'contrast'),
    waist: estimated('drawcord'),
    hem: estimated('zip'),
    cut: estimated('regular', 'wide', 'slim'),
    length: estimated('long'),
    zipOff: estimated('none'),
  },
  snowPants: {
    pockets: estimated('hand-thigh', 'cargo', 'hand'),
    knees: estimated('panel', 'contrast', 'plain'),
    waist: estimated('belt'),
    hem: estimated('zip', 'plain'),
    cut: estimated('regular', 'wide', 'slim'),
    length: estimated('long'),
    zipOff: estimated('none'),
  },
} as const satisfies Record<string, OptionsOf<'pants'>>

export const shortsOptions = {
  hikeShorts: {
    length: estimated('regular', 'long'),
    pockets: estimated('hand', 'cargo'),
    sides: estimated('notch', 'panel', 'stripe'),
    waist: estimated('belt', 'drawcord'),
  },
  runShorts: {
    length: estimated('short', 'regular'),
    pockets: estimated('hand'),
    sides: estimated('notch', 'panel', 'stripe'),
    waist: estimated('drawcord', 'narrow'),
  },
  bikeShorts: {
    length: estimated('regular', 'long'),
    pockets: estimated('hand'),
    sides: estimated('panel', 'stripe', 'notch'),
    waist: estimated('drawcord', 'narrow'),
  },
} as const satisfies Record<string, OptionsOf<'shorts'>>

export const tightsOptions = {
  runTights: {
    pocket: estimated('thigh', 'none'),
    length: estimated('long', 'cropped'),
    reflective: estimated('calf', 'shin', 'none'),
    waist: estimated('drawcord', 'band', 'high'),
    knees: estimated('plain', 'seamed', 'panel'),
  },
  warmTights: {
    pocket: estimated('thigh', 'none'),
    length: estimated('long'),
    reflective: estimated('calf', 'shin', 'none'),
    waist: estimated('drawcord', 'band', 'high'),
    knees: estimated('plain', 'seamed', 'panel'),
  },
  bikeTights: {
    pocket: estimated('none', 'thigh'),
    length: estimated('cropped', 'long'),
    reflective: estimated('calf', 'shin', 'none'),
    waist: estimated('band', 'high', 'drawcord'),
    knees: estimated('plain', 'seamed', 'panel'),
  },
  merinoLeggings: {
    pocket: estimated('none'),
    length: estimated('long', 'cropped'),
    reflective: estimated('none'),
    waist: estimated('band', 'high'),
    knees: estimated('plain', 'seamed'),
    print: estimated('none', 'contours', 'bands', 'hips'),
    panels: estimated('tonal', 'none'),
  },
} as const satisfies Record<string, OptionsOf<'tights'>>
