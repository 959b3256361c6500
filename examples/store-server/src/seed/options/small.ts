import { estimated, type OptionsOf } from './options.types.ts'

export const gloveOptions = {
  shellGloves: {
    pad: estimated('contrast', 'knuckle', 'quilted', 'none'),
    fingers: estimated('full'),
    cuff: estimated('gauntlet'),
    strap: estimated('tab'),
    tips: estimated('one', 'none', 'all'),
  },
  linerGloves: {
    pad: estimated('none', 'stripe'),
    fingers: estimated('full'),
    cuff: estimated('knit'),
    strap: estimated('none'),
    tips: estimated('one', 'none', 'all'),
  },
  bikeGloves: {
    pad: estimated('contrast', 'knuckle', 'stripe'),
    fingers: estimated('full', 'half'),
    cuff: estimated('short'),
    strap: estimated('tab'),
    tips: estimated('one', 'none', 'all'),
  },
  snowGloves: {
    pad: estimated('quilted', 'contrast', 'none'),
    fingers: estimated('full'),
    cuff: estimated('gauntlet'),
    strap: estimated('tab', 'none'),
    tips: estimated('none', 'one'),
  },
} as const satisfies Record<string, OptionsOf<'gloves'>>

export const beanieOptions = {
  ribBeanie: {
    cuff: estimated('tonal', 'contrast', 'none'),
    top: estimated('plain', 'bobble'),
    knit: estimated('rib', 'cable'),
  },
  runBeanie: { cuff: estimated('none'), top: estimated('plain', 'seamed'), knit: estimated('fine') },
} as const satisfies Record<string, OptionsOf<'beanie'>>

export const capOptions = {
  runCap: {
    build: estimated('six', 'five'),
    panels: estimated('mesh', 'plain', 'contrast'),
    badge: estimated('print', 'side', 'tab', 'round'),
    crown: estimated('high'),
    ribbon: estimated('none'),
  },
  rainCap: {
    // An eyelet or mesh would let the rain in; only the plain build has neither.
    build: estimated('plain'),
    panels: estimated('plain', 'contrast'),
    badge: estimated('patch', 'side', 'tab', 'round'),
    crown: estimated('high'),
    ribbon: estimated('none'),
  },
  bikeCap: {
    build: estimated('plain'),
    panels: estimated('plain'),
    badge: estimated('side', 'tab'),
    crown: estimated('low'),
  },
} as const satisfies Record<string, OptionsOf<'cap'>>

const anyCuff = { cuff: estimated('regular', 'deep', 'narrow') }

export const sockOptions = {
  hikeSocks: { ...anyCuff, height: estimated('crew') },
  runSocks: { ...anyCuff, height: estimated('low'), mark: estimated('arch') },
  bikeSocks: { height: estimated('crew'), cuff: estimated('deep') },
  snowSocks: { ...anyCuff, height: estimated('knee') },
} as const satisfies Record<string, OptionsOf<'socks'>>

export const shoeOptions = {
  trailShoe: {
    sole: estimated('trail'),
    collar: estimated('low'),
    toe: estimated('rubber', 'tonal'),
    laces: estimated('tied', 'toggle'),
  },
  roadShoe: {
    sole: estimated('road'),
    collar: estimated('sock'),
    toe: estimated('none'),
    laces: estimated('tied', 'toggle'),
  },
  hikeShoe: {
    sole: estimated('hike'),
    collar: estimated('padded'),
    toe: estimated('rubber', 'tonal'),
    laces: estimated('tied'),
  },
  approachShoe: {
    sole: estimated('hike'),
    collar: estimated('low'),
    toe: estimated('rubber', 'tonal'),
    laces: estimated('tied'),
  },
} as const satisfies Record<string, OptionsOf<'shoe'>>
