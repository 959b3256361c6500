import { tabletop } from './tabletop.ts'

/** Equipment for three days from hut to hut. */
export const packing = tabletop('A pack and what goes into it', [
  [{ type: 'pack', colourway: 'spruce', details: { size: 'tall' } }, [300, 450, 640, 0]],
  [{ type: 'down', colourway: 'ember', details: { baffles: 'wide', pockets: 'none' } }, [800, 330, 500, -4]],
  [{ type: 'fleece', colourway: 'sand', details: { pile: 'smooth', pockets: 'chest' } }, [1270, 330, 500, 4]],
  [{ type: 'socks', colourway: 'moss' }, [720, 745, 270, 8]],
  [
    { type: 'gloves', colourway: 'graphite', details: { pad: 'none', cuff: 'knit', strap: 'none', tips: 'none' } },
    [1040, 745, 300, -6],
  ],
  [{ type: 'beanie', colourway: 'poppy' }, [1370, 745, 290, 5]],
])
