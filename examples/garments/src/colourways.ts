import type { Ink } from './drawing/colour.ts'

/** The four inks of a product's colour. */
export type Colourway = {
  /** The main cloth. */
  body: Ink
  /** The ink of yokes, pockets and bindings. */
  accent: Ink
  /** The ink of contrasting zips and cords. */
  zip: Ink
  /** The ink of the visible inside. */
  lining: Ink
}

export const palettes = {
  glacier: { body: '#8db6c8', accent: '#2f5a73', zip: '#1d3442', lining: '#d3e1e8' },
  moss: { body: '#66703f', accent: '#39432b', zip: '#d2a23c', lining: '#bdbb93' },
  ember: { body: '#c2542d', accent: '#7a2f1f', zip: '#2b1c1a', lining: '#e6b08c' },
  midnight: { body: '#27345a', accent: '#50639a', zip: '#e0703f', lining: '#5b6c92' },
  sand: { body: '#cbb58c', accent: '#8d7550', zip: '#574835', lining: '#ece2cc' },
  lichen: { body: '#b4bc82', accent: '#64744f', zip: '#39452f', lining: '#e3e8c8' },
  graphite: { body: '#50545a', accent: '#212428', zip: '#b9bfc4', lining: '#8b9096' },
  poppy: { body: '#d43a33', accent: '#8d2028', zip: '#222126', lining: '#f0b3a5' },
  fjord: { body: '#236579', accent: '#0d2f3d', zip: '#e5bd58', lining: '#98c2c9' },
  snow: { body: '#e6e4de', accent: '#aeb3b4', zip: '#6f777a', lining: '#cfd3d4' },
  gorse: { body: '#edc021', accent: '#a9780f', zip: '#3a3020', lining: '#f7e6a4' },
  spruce: { body: '#2e5a4a', accent: '#1b3a30', zip: '#d9b45a', lining: '#8fb3a2' },
  ochre: { body: '#c98f2f', accent: '#6e4a1f', zip: '#33271a', lining: '#ecd09a' },
  dusk: { body: '#7a6f94', accent: '#463f5e', zip: '#e9c7a1', lining: '#c3bcd4' },
  heather: { body: '#9c5f78', accent: '#5c3247', zip: '#2d1a24', lining: '#dcb7c5' },
  bark: { body: '#6b4c3a', accent: '#3f2b21', zip: '#c9a06a', lining: '#b79a84' },
  basalt: { body: '#2b2e31', accent: '#17191b', zip: '#8a9196', lining: '#565b60' },
} as const satisfies Record<string, Colourway>

export type ColourwayName = keyof typeof palettes

export const colourwayNames = Object.keys(palettes).filter((name): name is ColourwayName => name in palettes)
