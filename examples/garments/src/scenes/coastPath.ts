import { between, type Point } from '../drawing/geometry.ts'
import { randomSource, tenths } from '../drawing/number.ts'
import type { SceneArt } from './sceneArt.ts'

/** A path, wide in front and narrow at the horizon. */
export function trail(art: SceneArt): string {
  const { width: W, height: H } = art
  const p = (x: number, y: number) => `${Math.round(W * x)} ${Math.round(H * y)}`
  const path = `M${p(0.5, 1.01)}C${p(0.56, 0.95)} ${p(0.68, 0.925)} ${p(0.685, 0.885)}C${p(0.69, 0.855)} ${p(0.662, 0.84)} ${p(0.684, 0.802)}L${p(0.698, 0.797)}C${p(0.69, 0.838)} ${p(0.735, 0.852)} ${p(0.738, 0.89)}C${p(0.742, 0.94)} ${p(0.66, 0.96)} ${p(0.64, 1.01)}z`
  const fill = art.linear('trail', [
    [0, '#c9bf9f'],
    [0.5, '#9c8d6a'],
    [1, '#6b5e43'],
  ])
  return `<path d="${path}" fill="#1c2617" opacity=".5" transform="translate(-5 4)" filter="${art.blur(3)}"/><path d="${path}" fill="${fill}"/>`
}

/** Grass blades along the edge of the ground, and tufts that grow larger towards the viewer. */
export function grass({ width: W, height: H }: SceneArt, edge: readonly Point[]): string {
  const random = randomSource(31)
  const paths = { edge: '', dark: '', mid: '', lit: '' }
  /** A blade of grass as a stroke, bent by the wind. */
  const blade = (x: number, y: number, height: number) => {
    const lean = height * (0.1 + random() * 0.5)
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(lean * 0.2)}-${Math.round(height * 0.7)} ${Math.round(lean)}-${Math.round(height)}`
  }
  for (const [i, from] of edge.entries()) {
    const to = edge[i + 1]
    if (to === undefined) continue
    for (let k = 0; k < 13; k++) {
      const [x, y] = between(from, to, random())
      paths.edge += blade(x, y + 5, 6 + random() ** 2 * 22)
    }
  }
  for (let i = 0; i < 74; i++) {
    const x = random()
    const level = edge.findLast(([at]) => at <= W * x)?.[1] ?? H
    const depth = random() ** 0.7
    const y = level + 14 + (H - level) * depth
    // Draw no grass on the path.
    if (x > 0.48 && x < 0.77 && depth > 0.08) continue
    const height = (10 + random() * 26) * (0.5 + depth * 1.1)
    const stalks = blade(W * x, y, height) + blade(W * x + 3, y, height * 0.8)
    if (i % 3 === 0) paths.lit += stalks
    else if (i % 3 === 1) paths.mid += stalks
    else paths.dark += stalks
  }
  return `<g fill="none" stroke-linecap="round"><path d="${paths.edge}" stroke="#6f8052" stroke-width="1.9"/><path d="${paths.dark}" stroke="#17220f" stroke-width="2.6" opacity=".6"/><path d="${paths.mid}" stroke="#6b7c48" stroke-width="2.2" opacity=".7"/><path d="${paths.lit}" stroke="#bcc08a" stroke-width="1.9" opacity=".55"/></g>`
}

/** The rain: fine, slanted, denser to the right. */
export function rain({ width: W, height: H }: SceneArt): string {
  const random = randomSource(77)
  let drops = ''
  for (let i = 0; i < 66; i++) {
    const length = 16 + random() * 44
    drops += `M${Math.round(W * (1 - random() ** 1.6))} ${Math.round(H * random())}l${tenths(-length * 0.2)} ${tenths(length)}`
  }
  return `<path d="${drops}" stroke="#fbfcf8" stroke-width=".9" opacity=".3"/>`
}
