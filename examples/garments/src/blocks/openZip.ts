import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { between, distance, type Point } from '../drawing/geometry.ts'
import { laminatedZip, puller, softLine } from '../drawing/trims.ts'

export type OpenZip = { from: Point; to: Point; cloth: Ink; tape: Ink; teeth: Ink; lining: Ink }

/** Draws a pocket with a half-open zip, which shows the mesh of the pocket bag. */
export function openZip({ from, to, cloth, tape, teeth, lining }: OpenZip): string {
  const at = between(from, to, 0.66)
  const length = distance(from, at)
  const [nx, ny] = [-(at[1] - from[1]) / length, (at[0] - from[0]) / length]
  const middle = between(from, at, 0.44)
  const round = (value: number) => Math.round(value)
  const lip = (bow: number) => `${round(middle[0] + nx * bow)} ${round(middle[1] + ny * bow)}`
  const start = `${round(from[0])} ${round(from[1])}`
  const end = `${round(at[0])} ${round(at[1])}`
  const one = `M${start}Q${lip(-9)} ${end}`
  const other = `M${start}Q${lip(44)} ${end}`
  const gap = `${one}Q${lip(44)} ${start}z`
  const deep = shadowOf(lining)
  const edges = one + other
  const along = (share: number, bow: number): string => {
    const [x, y] = between(from, at, share)
    return `${round(x + nx * bow)} ${round(y + ny * bow)}`
  }
  const holes = `M${along(0.14, 2)}L${along(0.84, 2)}M${along(0.22, 8)}L${along(0.78, 9)}M${along(0.34, 14)}L${along(0.64, 15)}`
  const hang = round((Math.atan2(to[0] - from[0], to[1] - from[1]) * -108) / Math.PI)
  return (
    laminatedZip(`M${end}L${round(to[0])} ${round(to[1])}`, cloth, tape, 9) +
    `${softLine(edges, shadowOf(cloth), 13, 0.45, '1 3')}<path d="${gap}" fill="${mix(lining, deep, 0.35)}"/><path d="${holes}" stroke="${deep}" stroke-width="2.6" stroke-dasharray="2.6 4.4" opacity=".5"/>${softLine(one, deep, 12, 0.7, '-3 2')}` +
    `<g fill="none"><path d="${edges}" stroke="${mix(tape, shadowOf(tape), 0.3)}" stroke-width="8"/><path d="${edges}" stroke="${shadowOf(teeth)}" stroke-width="4.5"/><path d="${edges}" stroke="${lightOf(teeth)}" stroke-width="3.4" stroke-dasharray="1.8 1.6"/></g>` +
    puller(at[0], at[1] + 2, teeth, 24, hang)
  )
}
