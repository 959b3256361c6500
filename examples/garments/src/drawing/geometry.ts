import { joined, tenths } from './number.ts'

/** A point of an outline; the third element 1 marks a corner. */
export type Point = readonly [x: number, y: number, corner?: 1 | undefined]

/** 1: the right side of the picture, which is the wearer's left in a front view; -1: the left side of the picture. */
export type Side = 1 | -1

export const SIDES: readonly Side[] = [-1, 1]

const around = (points: readonly Point[], index: number, closed: boolean): Point => {
  const last = points.length - 1
  const at = closed ? (index + points.length) % points.length : Math.max(0, Math.min(last, index))
  return points[at] ?? [0, 0]
}

/** Returns a smooth path through the points, made of relative cubic curves. Coordinates are rounded to multiples of `grain`. */
export function spline(points: readonly Point[], closed = false, grain = 1): string {
  const round = (value: number) => Math.round(value / grain) * grain
  const [firstX, firstY] = around(points, 0, closed)
  let [x, y] = [round(firstX), round(firstY)]
  let path = `M${joined([x, y])}c`
  const segments = closed ? points.length : points.length - 1
  for (let i = 0; i < segments; i++) {
    const before = around(points, i - 1, closed)
    const from = around(points, i, closed)
    const to = around(points, i + 1, closed)
    const after = around(points, i + 2, closed)
    const leave = from[2]
      ? [from[0] + (to[0] - from[0]) / 3, from[1] + (to[1] - from[1]) / 3]
      : [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const arrive = to[2]
      ? [to[0] - (to[0] - from[0]) / 3, to[1] - (to[1] - from[1]) / 3]
      : [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    const curve = [...leave, ...arrive, to[0], to[1]].map((value, j) => +tenths(round(value) - (j % 2 ? y : x)))
    path += (i > 0 && (curve[0] ?? 0) >= 0 ? ' ' : '') + joined(curve)
    x = round(to[0])
    y = round(to[1])
  }
  return path + (closed ? 'z' : '')
}

/** Places points of the right half on one side of the middle line: side 1 keeps them, side -1 mirrors them. */
export function onSide(side: Side, points: readonly Point[]): Point[] {
  return points.map(([x, y, corner]) => [side * x, y, corner])
}

export function flipped(points: readonly Point[]): Point[] {
  return onSide(-1, points)
}

/** Returns a closed, symmetrical outline from its right half, which runs from the top centre to the bottom centre. */
export function mirrored(half: readonly Point[]): string {
  const otherHalf = flipped(half)
    .reverse()
    .filter(([x]) => x !== 0)
  return spline([...half, ...otherHalf], true)
}

/**
 * Returns the outline of a hanging garment from its right half. Like `mirrored`, but below the chest the left side is slightly narrower and
 * lower, because a real garment does not hang evenly.
 */
export function hung(half: readonly Point[], from = 520): string {
  const otherHalf = half
    .map(([x, y, corner]): Point => {
      const low = Math.max(0, Math.min(1, (y - from) / 220))
      return [-x * (1 - 0.026 * low), y + (x > 40 ? 5 * low : 0), corner]
    })
    .reverse()
    .filter(([x]) => x !== 0)
  return spline([...half, ...otherHalf], true)
}

/** Returns the point on the line between two points, at a share of 0 (first) to 1 (second). */
export function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** Returns the point on a polyline at a share of its length: 0 is the start, 1 is the end. */
export function pointAlong(points: readonly Point[], share: number): Point {
  const lengths = points.slice(1).map((point, i) => distance(points[i] ?? point, point))
  let left = lengths.reduce((sum, length) => sum + length, 0) * share
  for (const [i, length] of lengths.entries()) {
    const from = points[i]
    const to = points[i + 1]
    if (from !== undefined && to !== undefined && left <= length + 1e-6) return between(from, to, left / length)
    left -= length
  }
  return points.at(-1) ?? [0, 0]
}

export function distance(from: Point, to: Point): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1])
}

/**
 * Returns a lens shape between two points, tapered at both ends; `bow` is its bend as a share of its length. Every fold
 * consists of such shapes.
 */
export function lens(from: Point, to: Point, bow: number, width: number, dx = 0, dy = 0): string {
  const x = to[0] - from[0]
  const y = to[1] - from[1]
  const length = Math.hypot(x, y) || 1
  const control = (offset: number): [number, number] => [
    Math.round(x / 2 - (y / length) * (bow * length * 2 + offset)),
    Math.round(y / 2 + (x / length) * (bow * length * 2 + offset)),
  ]
  const there = control(width)
  const back = control(-width)
  const [endX, endY] = [Math.round(x), Math.round(y)]
  const start = joined([Math.round(from[0] + dx), Math.round(from[1] + dy)])
  return `M${start}q${joined([...there, endX, endY])}q${joined([back[0] - endX, back[1] - endY, -endX, -endY])}z`
}
