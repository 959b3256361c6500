import { lens } from '../drawing/geometry.ts'
import { hundredths, randomSource } from '../drawing/number.ts'
import type { Scene, SceneArt } from './sceneArt.ts'
import { wearer } from './wearer.ts'

/** Evening light over a mountain lake, with a person in a mended jacket in front. */
export const mend: Scene = {
  title: 'A mended jacket before a mountain lake',
  sky: [
    [0, '#5f86a0'],
    [0.26, '#9cb4ba'],
    [0.42, '#e3d6bd'],
    [0.54, '#f7dfb4'],
    [1, '#f7dfb4'],
  ],
  sun: [0.2, 0.43, '#fff1cf'],
  ridges: [
    ['#c3b9ad', 0.5, 0.09, 15],
    ['#9fa5a4', 0.55, 0.13, 8],
    ['#768a8b', 0.6, 0.1, 29],
    ['#4f6a67', 0.655, 0.07, 41],
  ],
  mist: '#f4dfbd',
  density: 0.4,
  fade: (index) => [0.62, 0.5, 0.42, 0.2][index] ?? 0.2,
  rims: 3,
  foreground,
}

const SHORE = 0.69

function foreground(art: SceneArt): void {
  lake(art)
  bank(art)
  const { width: W, height: H } = art
  const scale = Math.min(H / 1000, W / 1180)
  const x = Math.round(W * (H > W ? 0.6 : 0.64))
  art.add(
    `<g transform="translate(${x} ${Math.round(H - 1000 * scale)}) scale(${hundredths(scale)})">${wearer(art)}</g>`,
  )
}

/** Draws still water: a darker reflection of the sky, with broken lines of sunlight. */
function lake(art: SceneArt): void {
  const { width: W, height: H } = art
  const top = Math.round(H * SHORE)
  const random = randomSource(19)
  const lines = { lit: '', dark: '' }
  for (let i = 0; i < 90; i++) {
    const near = random() ** 1.5
    const y = top + 4 + near * H * 0.2
    const length = 30 + near * 190
    const shines = i % 5 < 3
    const x = W * (shines ? 0.2 + (random() + random() - 1) * (0.07 + near * 0.16) : random()) - length / 2
    const line = lens([x, y], [x + length, y + (random() - 0.5) * 2], -0.005, 1 + near * 3.4)
    if (shines) lines.lit += line
    else lines.dark += line
  }
  const fill = art.linear('lake', [
    [0, '#d8cfb6'],
    [0.3, '#8fa3a4'],
    [1, '#48656c'],
  ])
  const reflection = `M0 ${top}H${W}V${top + Math.round(H * 0.05)}C${Math.round(W * 0.8)} ${top + Math.round(H * 0.09)} ${Math.round(W * 0.62)} ${top + Math.round(H * 0.03)} ${Math.round(W * 0.44)} ${top + Math.round(H * 0.06)}S${Math.round(W * 0.1)} ${top + Math.round(H * 0.03)} 0 ${top + Math.round(H * 0.045)}z`
  art.add(
    `<path d="M0 ${top}H${W}V${H}H0z" fill="${fill}"/><path d="${reflection}" fill="#3f5957" opacity=".62" filter="${art.blur(3)}"/>`,
    `<path d="${lines.dark}" fill="#2c454b" opacity=".3"/><path d="${lines.lit}" fill="#fff3d6" opacity=".75"/><path d="M0 ${top}H${W}" stroke="#fbeccb" stroke-width="2" opacity=".5"/>`,
  )
}

/** Draws the near bank with stacked stones. */
function bank(art: SceneArt): void {
  const { width: W, height: H } = art
  const p = (x: number, y: number) => `${Math.round(W * x)} ${Math.round(H * y)}`
  const fill = art.linear('bank', [
    [0, '#7d7a4f'],
    [0.5, '#4b5334'],
    [1, '#232b1c'],
  ])
  const random = randomSource(7)
  const edge = (x: number) => 0.872 + 0.024 * Math.sin(x * 5 + 1.2) - 0.03 * x
  let blades = ''
  for (let i = 0; i < 190; i++) {
    const x = random()
    const deep = i < 100 ? 0 : random() * 0.1
    const height = (9 + random() * 24) * (1 + deep * 7)
    const lean = Math.round(height * (0.1 + random() * 0.5))
    blades += `M${Math.round(W * x)} ${Math.round(H * (edge(x) + deep)) + 6}q${Math.round(lean * 0.2)}-${Math.round(height * 0.7)} ${lean}-${Math.round(height)}`
  }
  const ground = Array.from({ length: 13 }, (_, i) => p(i / 12, edge(i / 12)))
  const [x, y, size] = [Math.round(W * 0.13), Math.round(H * (edge(0.13) + 0.012)), hundredths(Math.min(W, H) / 620)]
  const stones = [
    'M-44 0c-8-22 2-38 22-42l42-5c22-2 36 12 34 30-1 12-6 17-14 17z',
    'M-30-42c-7-16 1-30 18-33l26-2c18-1 28 10 26 22-1 9-6 12-12 13z',
    'M-19-74c-6-12-1-24 12-27l16-2c13-1 20 8 18 18-1 8-5 11-11 11z',
  ]
  const lit = art.linear(
    'stone',
    [
      [0, '#cfc3a4'],
      [0.35, '#8b8a7c'],
      [1, '#3d4440'],
    ],
    'x2="1" y2=".5"',
  )
  art.add(
    `<path d="M${ground.join('L')}V${H}H0z" fill="${fill}"/><g transform="translate(${x} ${y}) scale(${size})"><ellipse cx="16" cy="2" rx="66" ry="8" fill="#161c12" opacity=".5"/>${stones.map((d) => `<path d="${d}" fill="${lit}" stroke="#2b302c" stroke-width="1.5"/>`).join('')}<path d="M-40-22c2-12 8-16 20-18M-27-58c2-8 7-12 14-14M-17-86c2-7 6-10 11-11" fill="none" stroke="#fff0cc" stroke-width="3" stroke-linecap="round" opacity=".7"/><path d="M-2-77l15-1c2 11 2 22 0 34l-17 2c1-12 2-24 2-35z" fill="#f58220" opacity=".92"/></g>`,
    `<path d="${blades}" fill="none" stroke="#a79f62" stroke-width="2.2" stroke-linecap="round" opacity=".55"/>`,
  )
}
