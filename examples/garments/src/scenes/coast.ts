import { lens, type Point } from '../drawing/geometry.ts'
import { hundredths, randomSource } from '../drawing/number.ts'
import { grass, rain, trail } from './coastPath.ts'
import { rainWearer } from './rainWearer.ts'
import type { Scene, SceneArt } from './sceneArt.ts'

/** A path over cliffs after a shower, with light on the sea. */
export const coast: Scene = {
  title: 'Coastal trail in rain mist',
  sky: [
    [0, '#6f828a'],
    [0.34, '#95a6aa'],
    [0.5, '#c6cdc8'],
    [0.58, '#e6e2d3'],
    [1, '#e6e2d3'],
  ],
  ridges: [],
  mist: '#e6e8e2',
  density: 0.6,
  fade: () => 0.6,
  rims: 0,
  foreground,
}

/** Heights of the horizon and of the water's edge below the near cliffs, as shares of the picture's height. */
const HORIZON = 0.578
const SHORE = 0.8

function foreground(art: SceneArt): void {
  clouds(art)
  headland(art, { reach: 0.47, top: 0.515, foot: HORIZON + 0.012, seed: 5, turf: '#a3b3b2', rock: '#93a4a7' })
  sea(art)
  stack(art, 0.505, 0.548, '#879a9c')
  headland(art, { reach: 0.57, top: 0.468, foot: 0.63, seed: 12, turf: '#8a9d92', rock: '#6f8284' })
  veil(art, 0.72, 0.615, 0.34)
  headland(art, { reach: 0.66, top: 0.5, foot: 0.72, seed: 23, turf: '#71866f', rock: '#4f5e5d' })
  veil(art, 0.6, 0.72, 0.3)
  knoll(art)
}

function clouds(art: SceneArt): void {
  const { width: W, height: H } = art
  const glow = art.define(
    'light',
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${Math.round(W * 0.3)}" cy="${Math.round(H * 0.54)}" r="${Math.round(W * 0.4)}"><stop stop-color="#fff6e0" stop-opacity=".95"/><stop offset=".22" stop-color="#fdf0d6" stop-opacity=".62"/><stop offset=".55" stop-color="#fbeed4" stop-opacity=".22"/><stop offset="1" stop-color="#fbeed4" stop-opacity="0"/></radialGradient>`,
  )
  const bank = ([x, y, rx, ry]: readonly [number, number, number, number]) =>
    `<ellipse cx="${Math.round(W * x)}" cy="${Math.round(H * y)}" rx="${rx}" ry="${Math.round(H * ry)}"/>`
  const dark = (
    [
      [0.12, 0.1, 520, 0.06],
      [0.62, 0.06, 640, 0.07],
      [0.95, 0.2, 460, 0.08],
      [0.42, 0.22, 420, 0.03],
      [0.78, 0.34, 520, 0.05],
    ] as const
  ).map(bank)
  const lit = (
    [
      [0.2, 0.17, 380, 0.016],
      [0.5, 0.285, 460, 0.018],
      [0.14, 0.37, 340, 0.014],
      [0.4, 0.44, 420, 0.01],
    ] as const
  ).map(bank)
  const showers = [0.62, 0.74, 0.9].map(
    (at, i) =>
      `<path d="M${Math.round(W * at)} ${Math.round(H * 0.2)}h${150 + i * 60}l${-110 - i * 30} ${Math.round(H * 0.42)}h-190z"/>`,
  )
  art.add(
    `<g filter="${art.blur(44)}"><g fill="#586b74" opacity=".5">${dark.join('')}</g><g fill="#f4f1e6" opacity=".5">${lit.join('')}</g></g>`,
    `<rect width="${W}" height="${Math.round(H * HORIZON)}" fill="${glow}"/>`,
    `<g filter="${art.blur(26)}" fill="#6d8087" opacity=".3">${showers.join('')}</g>`,
  )
}

function sea(art: SceneArt): void {
  const { width: W, height: H } = art
  const top = Math.round(H * HORIZON)
  art.add(
    `<path d="M0 ${top}H${W}V${H}H0z" fill="${art.linear('sea', [
      [0, '#d9d8cb'],
      [0.12, '#a9b6b4'],
      [0.5, '#6f8689'],
      [1, '#4b656b'],
    ])}"/>`,
  )
  const random = randomSource(42)
  const waves = { lit: '', dark: '' }
  for (let i = 0; i < 70; i++) {
    const near = random() ** 1.7
    const y = HORIZON + 0.008 + near * 0.34
    const length = 16 + near * 150
    const glitter = i % 5 < 3
    // Draw glitter only on the water below the light, and dark wave troughs everywhere on the sea.
    const x = W * (glitter ? 0.3 + (random() + random() - 1) * (0.1 + near * 0.24) : random() * 0.8)
    const wave = lens([x, H * y], [x + length, H * y + (random() - 0.5) * 2], -0.01, 1 + near * 4)
    if (glitter) waves.lit += wave
    else waves.dark += wave
  }
  art.add(`<path d="${waves.dark}" fill="#35525a" opacity=".3"/><path d="${waves.lit}" fill="#fff8e6" opacity=".62"/>`)
}

type Headland = { reach: number; top: number; foot: number; seed: number; turf: `#${string}`; rock: `#${string}` }

/**
 * Draws a headland with cliffs, which reaches into the picture from the right: grass above, rock with clefts below,
 * surf at its foot.
 */
function headland(art: SceneArt, { reach, top, foot, seed, turf, rock }: Headland): void {
  const { width: W, height: H } = art
  const random = randomSource(seed * 97)
  const place = (x: number, y: number): Point => [Math.round(W * x), Math.round(H * y)]
  const path = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`
  const count = 22
  const crest: Point[] = []
  const brink: Point[] = []
  const water: Point[] = []
  for (let i = 0; i <= count; i++) {
    const share = i / count
    const x = 1.02 - (1.02 - reach) * share
    const rise = (1 - share) ** 1.6 * 0.07 + Math.sin(share * 7 + seed) * 0.008
    crest.push(place(x, top - rise + random() * 0.006 + share ** 8 * 0.03))
    brink.push(place(x - 0.004, top + 0.022 + (foot - top) * 0.16 + random() * 0.012 + share ** 6 * 0.01))
    water.push(place(x - 0.022 - random() * 0.012, foot + Math.sin(share * 9 + seed) * 0.005 + random() * 0.006))
  }
  const end = crest.at(-1) ?? [0, 0]
  const land = `${path([...crest, [end[0] - 10, end[1] + 12], ...brink.toReversed()])}z`
  const cliff = `${path([...brink, [end[0] - 14, end[1] + 26], ...water.toReversed()])}z`
  let clefts = ''
  for (let i = 1; i < count; i++) {
    const [from, to] = [brink[i] ?? end, water[i] ?? end]
    if (random() > 0.25)
      clefts += lens(
        from,
        [to[0] + (random() - 0.5) * 26, to[1] - random() * 20],
        (random() - 0.4) * 0.08,
        3 + random() * 9,
      )
  }
  art.add(
    `<path d="${path(water)}" fill="none" stroke="#f6f6ee" stroke-width="${Math.round(H * (foot - 0.56) * 0.1) + 3}" opacity=".75" filter="${art.blur(3)}"/>`,
    `<path d="${cliff}" fill="${rock}"/><path d="${clefts}" fill="#1f2f33" opacity=".32"/><path d="${clefts}" transform="translate(-9 0)" fill="#f0eee0" opacity=".14"/>`,
    `<path d="${land}" fill="${turf}"/><path d="${path(crest)}" fill="none" stroke="#f4f1df" stroke-width="2.5" opacity=".4"/>`,
  )
}

/** Draws a single rock (a sea stack) that stands in the sea. */
function stack({ width: W, height: H, shapes }: SceneArt, at: number, top: number, ink: string): void {
  const [x, y] = [Math.round(W * at), Math.round(H * top)]
  const height = Math.round(H * (HORIZON + 0.022)) - y
  shapes.push(
    `<path d="M${x - 22} ${y + height}l6-${Math.round(height * 0.7)} 8-${Math.round(height * 0.3)}h9l6 ${Math.round(height * 0.34)} 10 ${Math.round(height * 0.66)}z" fill="${ink}"/>`,
  )
}

function veil(art: SceneArt, x: number, y: number, opacity: number): void {
  const { width: W, height: H } = art
  art.add(
    `<ellipse cx="${Math.round(W * (x + 0.16))}" cy="${Math.round(H * y)}" rx="${Math.round(W * 0.3)}" ry="${Math.round(H * 0.035)}" fill="#eef0ea" opacity="${opacity}" filter="${art.blur(26)}"/>`,
  )
}

/** Draws the foreground with the path and the walker. */
function knoll(art: SceneArt): void {
  const { width: W, height: H } = art
  const edge: Point[] = [
    [0, 0.965],
    [0.16, 0.945],
    [0.32, 0.905],
    [0.46, 0.862],
    [0.58, SHORE + 0.018],
    [0.68, SHORE - 0.012],
    [0.78, SHORE - 0.035],
    [0.9, SHORE - 0.08],
    [1, SHORE - 0.13],
  ]
  const line = edge.map(([x, y]): Point => [Math.round(W * x), Math.round(H * y)])
  const ground = `M${line.map(([x, y]) => `${x} ${y}`).join('L')}V${H}H0z`
  art.add(
    `<path d="${ground}" fill="${art.linear(
      'knoll',
      [
        [0, '#7b8a5f'],
        [0.4, '#51653f'],
        [1, '#26361f'],
      ],
      'x1=".75" y1="0" x2=".5" y2="1"',
    )}"/>`,
    `<g filter="${art.blur(26)}"><path d="M${Math.round(W * 0.62)} ${Math.round(H * 0.84)}Q${Math.round(W * 0.84)} ${Math.round(H * 0.8)} ${W} ${Math.round(H * 0.71)}V${Math.round(H * 0.79)}Q${Math.round(W * 0.84)} ${Math.round(H * 0.86)} ${Math.round(W * 0.62)} ${Math.round(H * 0.84)}z" fill="#b3b77f" opacity=".5"/><path d="M${Math.round(W * 0.74)} ${Math.round(H * 0.97)}Q${Math.round(W * 0.88)} ${Math.round(H * 0.86)} ${W} ${Math.round(H * 0.86)}V${H}H${Math.round(W * 0.74)}zM0 ${H}V${Math.round(H * 0.975)}Q${Math.round(W * 0.3)} ${Math.round(H * 0.9)} ${Math.round(W * 0.52)} ${H}z" fill="#131d10" opacity=".28"/></g>`,
    trail(art),
    grass(art, line),
  )
  const scale = Math.min((H / 1000) * 0.86, W / 1500)
  art.add(
    `<g transform="translate(${Math.round(W * 0.3)} ${Math.round(H - 1000 * scale)}) scale(${hundredths(scale)})">${rainWearer(art)}</g>`,
    rain(art),
  )
}
