import { type Colourway, type ColourwayName, palettes } from './colourways.ts'
import { completeDetails, type DetailsOf, type GarmentDetails, type GarmentType, isGarmentType } from './details.ts'
import { Art, type View } from './drawing/art.ts'
import { baselayer } from './garments/baselayer.ts'
import { beanie } from './garments/beanie.ts'
import { cap } from './garments/cap.ts'
import { down } from './garments/down.ts'
import { fleece } from './garments/fleece.ts'
import { gloves } from './garments/gloves.ts'
import { hardshell } from './garments/hardshell.ts'
import { pack } from './garments/pack.ts'
import { pants } from './garments/pants.ts'
import { shoe } from './garments/shoe.ts'
import { shorts } from './garments/shorts.ts'
import { socks } from './garments/socks.ts'
import { tee } from './garments/tee.ts'
import { tights } from './garments/tights.ts'
import { vest } from './garments/vest.ts'
import { idPrefix } from './prefix.ts'
import { type Backdrop, frame, type Staging } from './staging.ts'

type Draw<Type extends GarmentType> = (art: Art, details: DetailsOf<Type>) => Staging

const DRAWINGS: { readonly [Type in GarmentType]: Draw<Type> } = {
  hardshell,
  down,
  fleece,
  baselayer,
  tee,
  vest,
  pants,
  shorts,
  tights,
  shoe,
  pack,
  beanie,
  cap,
  gloves,
  socks,
}

const TITLES: Readonly<Record<GarmentType, string>> = {
  hardshell: 'Hardshell jacket',
  down: 'Down jacket',
  fleece: 'Fleece jacket',
  vest: 'Running vest',
  baselayer: 'Base layer',
  tee: 'T-shirt',
  pants: 'Hiking pants',
  shorts: 'Shorts',
  tights: 'Tights',
  gloves: 'Gloves',
  beanie: 'Beanie',
  cap: 'Cap',
  socks: 'Socks',
  shoe: 'Shoe',
  pack: 'Backpack',
}

type SpecOf<Type extends GarmentType> = {
  type: Type
  view?: View
  /** The name of a colourway, or its four inks. */
  colourway?: ColourwayName | Colourway
  details?: GarmentDetails<Type>
  /** Width in pixels. The height is 5/4 of the width. */
  size?: number
  /** Prefix of every id, such as React's `useId()`. Each picture in a document needs a different prefix. */
  prefix?: string
  /** Whether each drawn part is named in `data-part`; tests compare these marks with the texts of a product. */
  marks?: boolean
  /** `light` by default; `none` keeps only the soft shadow, on a transparent background. */
  backdrop?: Backdrop
}

/** One picture of one product. */
export type GarmentSpec = { [Type in GarmentType]: SpecOf<Type> }[GarmentType]

/** Minimum width in pixels at which woven grain is drawn; in smaller pictures the grain aliases. */
const FINE_WIDTH = 480

/** Minimum width in pixels at which single stitches are drawn. */
const NEAR_WIDTH = 800

/**
 * Draws a garment; the same spec always returns the same text.
 * @returns an SVG document without scripts and external references.
 * @throws RangeError for an unknown type, colourway or detail.
 */
export function renderGarment(spec: GarmentSpec): string {
  const {
    type,
    view = 'front',
    colourway = 'glacier',
    details = {},
    size = 800,
    prefix,
    backdrop = 'light',
    marks = false,
  } = spec
  if (!isGarmentType(type)) throw new RangeError(`unknown garment type: ${String(type)}`)
  const inks = typeof colourway === 'string' ? palettes[colourway] : colourway
  if (inks === undefined) throw new RangeError(`unknown colourway: ${String(colourway)}`)
  const isDetail = view === 'detail'
  const art = new Art(idPrefix(prefix), inks, view, {
    fine: isDetail || size >= FINE_WIDTH,
    near: isDetail || size >= NEAR_WIDTH,
    marks,
  })
  const staging = draw(art, type, details)
  return frame(art, staging, { size, backdrop, title: `${TITLES[type]}, ${view}` })
}

function draw<Type extends GarmentType>(art: Art, type: Type, details: Readonly<Record<string, unknown>>): Staging {
  const drawing: Draw<Type> = DRAWINGS[type]
  return drawing(art, completeDetails(type, details))
}
