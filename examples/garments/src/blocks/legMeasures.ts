import type { Leg, Stance } from './stance.ts'

export type LegMeasures = {
  /** Half widths of a straight leg at waist, hip, thigh, knee and hem; `top`, `crotch` and `len` are y coordinates. */
  waist: number
  hip: number
  thigh: number
  knee: number
  /** Extra width of the calf beyond the straight line from knee to hem. */
  calf?: number
  hem: number
  top: number
  crotch: number
  len: number
  /** Distance between the middle line and the inner edge of a straight leg, at knee and hem. */
  inside: number
  /** Whether a ribbed cuff, narrower than the leg, gathers its end. */
  gathered?: boolean
  stance: Pick<Stance, 'carry' | 'free' | 'lift'>
  /** Strength of the folds. */
  strength?: number
  texture: string
  textureOpacity?: number
  /**
   * Returns other cloths and prints. They are drawn before the folds and the light of the leg, so that the folds and
   * the light shade them.
   */
  under?: (leg: Leg) => string
  /** Returns the shapes that are sewn onto a leg, such as pockets; they are drawn after the folds. */
  over: (leg: Leg) => string
}
