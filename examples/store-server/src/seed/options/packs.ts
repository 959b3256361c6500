import { described, estimated, type OptionsOf } from './options.types.ts'

/** Panel loaders open with a curved zip; top loaders close with a drawstring, some with a lid. */
const DAY = 'https://lvzhou.info/thread-1644-1-1.html'

/** A pack for a day of hiking has a padded hip belt, a chest strap and room for a bladder. */
const GUIDE = 'https://goinggear.com/blogs/knowledge-base/backpack-buying-guide'

/** Running vests carry bottles at the chest, and have small zipped pockets there. */
const VEST = 'https://www.trailrunnermag.com/gear/weekend-trail-running-gear-round-up/?scope=anon'

export const packOptions = {
  dayPack: {
    lid: described(DAY, 'panel', 'lid', 'roll-top'),
    pocket: estimated('stretch', 'zip', 'twin', 'none'),
    size: estimated('day'),
    lashing: estimated('daisy', 'bungee', 'none'),
    hipBelt: described(GUIDE, 'padded', 'none'),
    sidePockets: estimated('mesh', 'none'),
  },
  runPack: {
    lid: estimated('panel', 'roll-top'),
    pocket: described(VEST, 'stretch', 'twin'),
    size: estimated('vest'),
    lashing: estimated('daisy', 'bungee', 'none'),
    hipBelt: estimated('none'),
    sidePockets: estimated('mesh', 'none'),
  },
  trekPack: {
    lid: described(DAY, 'lid'),
    pocket: estimated('stretch', 'zip', 'twin', 'none'),
    size: estimated('tall'),
    lashing: estimated('daisy', 'bungee', 'none'),
    hipBelt: described(GUIDE, 'padded'),
    sidePockets: estimated('mesh', 'none'),
  },
  snowPack: {
    lid: estimated('panel', 'lid', 'roll-top'),
    pocket: estimated('zip', 'twin'),
    size: estimated('regular'),
    lashing: estimated('daisy', 'bungee', 'none'),
    hipBelt: estimated('padded'),
    sidePockets: estimated('none', 'mesh'),
  },
  airbagPack: {
    lid: estimated('panel'),
    pocket: estimated('zip', 'twin'),
    size: estimated('airbag'),
    lashing: estimated('daisy', 'bungee', 'none'),
    hipBelt: estimated('padded'),
    sidePockets: estimated('none', 'mesh'),
  },
} as const satisfies Record<string, OptionsOf<'pack'>>
