import type { Rasteriser } from './rasteriser.ts'

/** The part of the width and height in which a draft is drawn. */
const SCALE = 1 / 4

const scaled = (attribute: string, length: string): string => `${attribute}="${Number(length) * SCALE}"`

/** Renders the SVG without soft shadows and at a quarter of its size; the encoder enlarges the result. */
export const draftRasteriser = (rasteriser: Rasteriser): Rasteriser => ({
  ...rasteriser,
  rasterise: (svg, file) => rasteriser.rasterise(draftOf(svg), file),
})

const draftOf = (svg: string): string =>
  svg
    .replaceAll(/ filter="url\([^)]+\)"/g, '')
    .replace(/^<svg[^>]*>/, (root) =>
      root.replace(/\b(width|height)="([\d.]+)"/g, (_, attribute: string, length: string) => scaled(attribute, length)),
    )
