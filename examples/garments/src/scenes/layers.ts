import { tabletop } from './tabletop.ts'

/** The three layers for a wet and cold day, from the skin outward. */
export const layers = tabletop('Base layer, fleece and rain jacket', [
  [{ type: 'baselayer', colourway: 'dusk' }, [285, 450, 600, -3]],
  [{ type: 'fleece', colourway: 'snow', details: { pile: 'smooth', pockets: 'chest' } }, [800, 450, 610, 2]],
  [{ type: 'hardshell', colourway: 'fjord' }, [1315, 450, 620, -2]],
])
