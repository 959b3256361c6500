import type { DetailsOf, GarmentType } from '@cairn/garments'

/**
 * The details of each garment type that are parts or cuts of the product, and not only its decoration. The table of a
 * kind lists what such a kind may have of each.
 */
export const STRUCTURAL = {
  hardshell: ['collar', 'front', 'pockets', 'length', 'pitZips', 'cuffs'],
  down: ['collar', 'pockets', 'length'],
  fleece: ['front', 'collar', 'pile', 'pockets', 'length'],
  baselayer: ['collar', 'sleeves', 'length'],
  tee: ['pocket', 'length'],
  vest: ['cloth', 'pockets', 'reflective', 'sides', 'collar', 'length'],
  pants: ['pockets', 'knees', 'waist', 'hem', 'cut', 'length', 'zipOff'],
  shorts: ['length', 'pockets', 'sides', 'waist'],
  tights: ['pocket', 'length', 'reflective', 'waist', 'knees'],
  gloves: ['pad', 'fingers', 'cuff', 'strap', 'tips'],
  beanie: ['cuff', 'top', 'knit'],
  cap: ['build', 'panels', 'badge', 'crown'],
  socks: ['height', 'cuff'],
  shoe: ['sole', 'collar', 'toe', 'laces'],
  pack: ['lid', 'pocket', 'size', 'lashing', 'hipBelt', 'sidePockets'],
} as const satisfies { readonly [Type in GarmentType]: readonly (keyof DetailsOf<Type>)[] }

/** Where a choice comes from: the address of a page that describes it, or our own estimate. */
type Basis = { readonly source: string } | { readonly estimate: true }

/** The values that a detail of a kind may have. */
export type Choice<Value extends string = string> = { readonly values: readonly Value[] } & Basis

type Structural<Type extends GarmentType> = (typeof STRUCTURAL)[Type][number]

/** The choices of a kind: each structural detail, and a decoration if the kind limits it. */
export type OptionsOf<Type extends GarmentType> = {
  readonly [Detail in keyof DetailsOf<Type> & Structural<Type>]: Choice<DetailsOf<Type>[Detail] & string>
} & { readonly [Detail in keyof DetailsOf<Type>]?: Choice<DetailsOf<Type>[Detail] & string> }

/** Values that we estimate from what such products usually have. */
export const estimated = <const Values extends readonly string[]>(...values: Values) =>
  ({ values, estimate: true }) as const

/** Values that a page describes. */
export const described = <const Values extends readonly string[]>(source: string, ...values: Values) => ({
  values,
  source,
})
