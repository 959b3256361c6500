import { described, estimated, type OptionsOf } from './options.types.ts'

/** A full zip, pit zips and two chest pockets on a mountain shell. */
const SHELL = 'https://bedrockandparadox.com/2018/01/08/what-makes-a-hardshell/'

/** A ski shell has a helmet hood; most shells have a full zip, few are pullovers. */
const SNOW = 'http://gearkr.com/?p=7465+'

export const shellOptions = {
  shellJacket: {
    collar: described(SNOW, 'hood'),
    front: described(SHELL, 'zip'),
    pockets: described(SHELL, 'hand-chest', 'hand', 'napoleon'),
    length: estimated('regular', 'cropped', 'long'),
    pitZips: described(SHELL, 'zipped', 'none'),
    cuffs: estimated('tab'),
  },
  snowShell: {
    collar: described(SNOW, 'hood'),
    front: described(SNOW, 'zip'),
    pockets: estimated('hand-chest', 'hand', 'napoleon'),
    length: estimated('long', 'regular'),
    pitZips: described(SHELL, 'zipped', 'none'),
    cuffs: described(SNOW, 'tab'),
  },
  parka: {
    collar: estimated('hood'),
    front: estimated('flap'),
    pockets: estimated('cargo', 'hand', 'hand-chest', 'napoleon'),
    length: estimated('long'),
    pitZips: estimated('none'),
    cuffs: estimated('tab', 'elastic'),
  },
  rainJacket: {
    collar: estimated('hood'),
    front: described(SNOW, 'zip'),
    pockets: estimated('hand', 'hand-chest'),
    length: estimated('regular', 'cropped', 'long'),
    pitZips: estimated('none', 'zipped'),
    cuffs: estimated('tab'),
  },
  bikeRainJacket: {
    collar: estimated('hood', 'stand'),
    front: estimated('zip'),
    pockets: estimated('none', 'hand', 'napoleon'),
    length: estimated('regular', 'cropped'),
    pitZips: estimated('none', 'zipped'),
    cuffs: estimated('tab', 'elastic'),
  },
  softshellJacket: {
    collar: estimated('stand'),
    front: estimated('zip'),
    pockets: estimated('hand-chest', 'hand', 'napoleon'),
    length: estimated('regular', 'cropped'),
    pitZips: estimated('none'),
    cuffs: estimated('tab', 'elastic'),
  },
  anorak: {
    collar: estimated('hood', 'stand'),
    front: described(SNOW, 'half-zip'),
    pockets: estimated('hand-chest', 'hand', 'none'),
    length: estimated('regular', 'cropped'),
    pitZips: estimated('none'),
    cuffs: estimated('tab', 'elastic'),
  },
  windJacket: {
    collar: estimated('stand'),
    front: estimated('zip', 'half-zip'),
    pockets: estimated('hand-chest', 'hand', 'napoleon', 'none'),
    length: estimated('regular', 'cropped'),
    pitZips: estimated('none'),
    cuffs: estimated('elastic'),
  },
} as const satisfies Record<string, OptionsOf<'hardshell'>>
