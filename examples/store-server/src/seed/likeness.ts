import { type GarmentType, optionsOf } from '@cairn/garments'
import type { Details } from './build.types.ts'

/**
 * The visual weight of a detail; the default is 1. A detail that is visible from afar has more than 1, and a detail
 * that is visible only from near has less.
 */
const WEIGHT: Readonly<Record<string, number>> = {
  pattern: 2,
  tone: 1.6,
  length: 1.5,
  stripe: 1.5,
  pad: 1.5,
  upper: 1.5,
  print: 1.3,
  sides: 1.3,
  badge: 0.8,
  yoke: 0.6,
  front: 0.4,
  pile: 0.6,
  panels: 0.6,
  waist: 0.6,
  zipOff: 0.5,
  label: 0.5,
  build: 0.5,
  pocket: 0.5,
  pockets: 0.4,
  knees: 0.4,
  laces: 0.4,
  cuffs: 0.4,
  pitZips: 0.3,
  reflective: 0.3,
  closure: 0.3,
  hem: 0.3,
  tips: 0.3,
  binding: 0.3,
  mark: 0.3,
  seams: 0.2,
  palm: 0.2,
}

/** Returns the difference between two drawings of one type: the sum of the weights of their differing details. */
export const unlikeness = (look: Details, other: Details): number =>
  Object.keys(look).reduce((sum, option) => (look[option] === other[option] ? sum : sum + (WEIGHT[option] ?? 1)), 0)

/** The details that the back of a drawing shows, for the types of which two products often differ only in front. */
const BACKS: Readonly<Partial<Record<GarmentType, readonly string[]>>> = {
  pants: ['waist', 'cut', 'length', 'tone', 'zipOff'],
  gloves: ['pad', 'fingers', 'cuff', 'strap', 'tips'],
  cap: ['build', 'badge', 'crown', 'ribbon'],
}

/** How much a drawing loses whose back equals the back of another. */
const SAME_BACK = 1.5

/** The values of all details of a type, in the order of its options. */
export type Look = readonly string[]

/**
 * Returns a function that computes how distinct a drawing of the type is: its difference to the most similar other drawing.
 * The average difference to all of them decides ties. It runs for each random choice, so it reads lists, not records.
 */
export function distinctnessOf(type: GarmentType): (look: Look, others: readonly Look[]) => number {
  const names = Object.keys(optionsOf(type))
  const weights = names.map((name) => WEIGHT[name] ?? 1)
  const back = (BACKS[type] ?? []).map((name) => names.indexOf(name))
  const difference = (look: Look, other: Look): number =>
    weights.reduce((sum, weight, index) => (look[index] === other[index] ? sum : sum + weight), 0)
  const hasBackOf = (look: Look, others: readonly Look[]): boolean =>
    back.length > 0 && others.some((other) => back.every((index) => look[index] === other[index]))
  return (look, others) => {
    if (others.length === 0) return 0
    const differences = others.map((other) => difference(look, other))
    const average = differences.reduce((sum, one) => sum + one, 0) / differences.length
    return Math.min(...differences) + average / 1000 - (hasBackOf(look, others) ? SAME_BACK : 0)
  }
}
