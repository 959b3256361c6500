import { between, lens, type Point } from '../drawing/geometry.ts'
import { randomSource, tenths } from '../drawing/number.ts'
import type { Scene, SceneArt } from './sceneArt.ts'
import { walker } from './walker.ts'

/** Ridgelines at dawn with an early walker. */
export const dawn: Scene = {
  title: 'Ridgelines at dawn',
  sky: [
    [0, '#33476e'],
    [0.3, '#7a86a6'],
    [0.56, '#d9a78f'],
    [0.74, '#f6d3a5'],
    [1, '#fbe6c6'],
  ],
  sun: [0.64, 0.5, '#fff3d8'],
  ridges: [
    ['#c7a9a4', 0.5, 0.07, 3],
    ['#a68e99', 0.56, 0.1, 11],
    ['#7f7690', 0.63, 0.12, 23],
    ['#585a7b', 0.71, 0.12, 37],
    ['#383f5f', 0.8, 0.11, 51],
    ['#1d2540', 0.9, 0.09, 77],
  ],
  mist: '#f8dcc0',
  density: 0.34,
  fade: (index) => (index < 4 ? 0.5 : 0.12),
  rims: 5,
  foreground,
}

const SPUR = [
  [0, 0.91],
  [0.06, 0.902],
  [0.11, 0.888],
  [0.17, 0.885],
  [0.23, 0.868],
  [0.28, 0.862],
  [0.33, 0.842],
  [0.365, 0.834],
  [0.385, 0.829],
  [0.415, 0.83],
  [0.43, 0.842],
  [0.47, 0.853],
  [0.5, 0.874],
  [0.55, 0.886],
  [0.6, 0.915],
  [0.67, 0.94],
  [0.74, 1],
] as const

function foreground(art: SceneArt): void {
  const { width: W, height: H } = art
  // Draw spruces on the near ridge.
  const base = art.ridge(0.9, 0.09, 77, 8),
    random = randomSource(5)
  let trees = ''
  base.forEach(([x, y]) => {
    for (let q = 0; q < 3; q++) {
      if (random() < 0.5) continue
      const h = H * 0.028 * (0.5 + random()),
        w = h * 0.2,
        X = Math.round(x + random() * 14),
        Y = y + 6
      trees += `M${X} ${Math.round(Y - h)}l${tenths(w * 0.5)} ${tenths(h * 0.4)} ${tenths(-w * 0.18)} 0 ${tenths(w * 0.7)} ${tenths(h * 0.6)}H${tenths(X - w)}l${tenths(w * 0.7)}-${tenths(h * 0.6)} ${tenths(-w * 0.18)} 0z`
    }
  })
  art.add(
    `<path d="${trees}" fill="#1a2239"/><rect y="${Math.round(H * 0.86)}" width="${W}" height="${Math.round(H * 0.14)}" fill="${art.linear(
      'v',
      [
        [0, '#0d1326', 0],
        [1, '#0d1326', 0.75],
      ],
    )}"/>`,
  )

  // Draw a bare rock for the walker, who would otherwise stand in treetops.
  const points = crag(SPUR.map(([x, y]): Point => [W * x, H * y]))
  const line = points.map(([x, y]) => `${x} ${y}`)
  // The sun is on the right: slopes that face it are lit, the others are in shade.
  const slope = points.filter(([x]) => x > W * 0.4 && x < W * 0.76)
  const foot = slope.map(([x, y]): Point => [x - Math.round(random() * 16), y + Math.round(10 + random() ** 2 * 74)])
  const lit = `M${[...slope, ...foot.reverse()].map(([x, y]) => `${x} ${y}`).join('L')}z`
  let cracks = ''
  for (const [x, y] of points) {
    const deep = 30 + random() * 70
    if (x < W * 0.76 && random() > 0.3)
      cracks += lens([x, y + 2], [x + (random() - 0.6) * 40, y + deep], 0.02, 2 + random() * 3)
  }
  art.add(
    `<path d="M0 ${H}L${line.join('L')}z" fill="${art.linear('spur', [
      [0, '#252b47'],
      [1, '#0d1224'],
    ])}"/><path d="${lit}" fill="#e0a88c" opacity=".22"/><path d="${cracks}" fill="#080c1a" opacity=".5"/><path d="M${line.slice(1).join('L')}" fill="none" stroke="#ffd9a6" stroke-width="2" opacity=".4"/>`,
    walker(W * 0.4, H * 0.832, Math.min(H / 900, 1.2) * 1.5, {
      jacket: '#f58220',
      pack: '#10162b',
      lid: '#27304f',
      legs: '#151c34',
      dark: '#0a0f20',
      rim: '#ffd9a6',
    }),
  )
}

/** Breaks a line into uneven rock; the part under the walker stays level. */
function crag(line: readonly Point[]): Point[] {
  const random = randomSource(61)
  return line.flatMap((from, i): Point[] => {
    const to = line[i + 1]
    const start: Point = [Math.round(from[0]), Math.round(from[1])]
    if (to === undefined) return [start]
    const rough = Math.min(9, Math.abs(to[1] - from[1]) * 0.5)
    return [
      start,
      ...[0.3, 0.62].map((share): Point => {
        const [x, y] = between(from, to, share + (random() - 0.5) * 0.16)
        return [Math.round(x), Math.round(y + (random() - 0.5) * 2 * rough)]
      }),
    ]
  })
}
