import {
  type Colourway,
  type ColourwayName,
  colourwayNames,
  type GarmentDetails,
  type GarmentType,
  garmentTypes,
  isGarmentDetails,
} from '@cairn/garments'
import { z } from 'zod'

type SpecOf<Type extends GarmentType> = {
  type: Type
  /** A colourway's name, or its four inks. */
  colourway: ColourwayName | Colourway
  /** What sets the product apart from others of its type. */
  details: GarmentDetails<Type>
}

/** What the catalogue keeps of a product in one colour to draw it; JSON-serialisable. */
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

/** Checks a stored picture: a known type, a known colourway or four inks, and only details that the type has. */
export const pictureSpecSchema = z.custom<PictureSpec>(
  isPictureSpec,
  'must be a garment type with its colourway and details',
)

export const VIEWS = ['front', 'back', 'detail'] as const
export type PictureView = (typeof VIEWS)[number]

/** Widths of baked pictures in pixels; the height is 5/4 of it. */
export const WIDTHS = [160, 400, 640, 800] as const
export type PictureWidth = (typeof WIDTHS)[number]

export const FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof FORMATS)[number]

/** One file to bake. */
export type BakeOrder = { picture: PictureSpec; view: PictureView; width: PictureWidth; format: PictureFormat }
