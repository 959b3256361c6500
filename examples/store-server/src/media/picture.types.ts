import {
  type Colourway,
  type ColourwayName,
  colourwayNames,
  type GarmentDetails,
  type GarmentType,
  garmentTypes,
  isGarmentDetails,
  type SceneName,
  type SceneRatio,
} from '@cairn/garments'
import { z } from 'zod'

type SpecOf<Type extends GarmentType> = {
  type: Type
  /** The name of a colourway, or its four colours. */
  colourway: ColourwayName | Colourway
  /** The variations of this product within its garment type. */
  details: GarmentDetails<Type>
}

/** The drawing of a product in one colour, stored in the catalogue as JSON. */
export type PictureSpec = { [Type in GarmentType]: SpecOf<Type> }[GarmentType]

const ink = z.string().regex(/^#[0-9a-f]{6}$/)

const shape = z.strictObject({
  type: z.enum(garmentTypes),
  colourway: z.union([z.enum(colourwayNames), z.strictObject({ body: ink, accent: ink, zip: ink, lining: ink })]),
  details: z.record(z.string(), z.string()),
})

function isPictureSpec(value: unknown): value is PictureSpec {
  const { success, data } = shape.safeParse(value)
  return success && isGarmentDetails(data.type, data.details)
}

/** Validates a stored picture: a known type, a known colourway or four colours, and only details that the type has. */
export const pictureSpecSchema = z.custom<PictureSpec>(
  isPictureSpec,
  'must be a garment type with its colourway and details',
)

export const VIEWS = ['front', 'back', 'detail'] as const
export type PictureView = (typeof VIEWS)[number]

/** The widths of rendered pictures in pixels; the height is 5/4 of the width. */
export const WIDTHS = [160, 400, 640, 800] as const
type PictureWidth = (typeof WIDTHS)[number]

/** The widths of rendered scenes in pixels; the ratio gives the height. */
export const SCENE_WIDTHS = [750, 1600] as const
type SceneWidth = (typeof SCENE_WIDTHS)[number]

export const FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof FORMATS)[number]

/** Format and width of a file; the width determines the quality. */
export type RasterFile = { width: PictureWidth | SceneWidth; format: PictureFormat }

/** One file of a product picture to render. */
export type BakeOrder = { picture: PictureSpec; view: PictureView; width: PictureWidth; format: PictureFormat }

/** One file of a scene to render. */
export type SceneOrder = { scene: SceneName; ratio: SceneRatio; width: SceneWidth; format: PictureFormat }
