import { randomSource, tenths } from '../drawing/number.ts'
import type { Scene, SceneArt } from './sceneArt.ts'
import { walker } from './walker.ts'

/** A trail over a headland in rain. */
export const coast: Scene = {
  title: 'Coastal trail in rain mist',
  sky: [
    [0, '#8fa0a5'],
    [0.4, '#b3c0c1'],
    [0.75, '#d3dad7'],
    [1, '#dfe3de'],
  ],
  ridges: [
    ['#b9c6c6', 0.46, 0.05, 5],
    ['#9db0b1', 0.52, 0.1, 19],
    ['#7c9496', 0.58, 0.15, 29],
  ],
  mist: '#e6ebe8',
  density: 0.6,
  fade: () => 0.6,
  rims: 0,
  foreground,
}

function foreground(art: SceneArt): void {
  const { width: W, height: H } = art
  const y = (k: number) => Math.round(H * k),
    x = (k: number) => Math.round(W * k)
  // sea with wave lines
  art.add(
    `<path d="M0 ${y(0.6)}H${W}V${H}H0z" fill="${art.linear('sea', [
      [0, '#b4c3c2'],
      [0.45, '#7f9a9c'],
      [1, '#5d7c80'],
    ])}"/>`,
  )
  const random = randomSource(42)
  let w = '',
    w2 = ''
  for (let i = 0; i < 90; i++) {
    const k = random(),
      yy = 0.61 + k * k * 0.34,
      l = 30 + k * 150
    const s = `M${x(random())} ${y(yy)}q${tenths(l / 2)} ${tenths(-2 - k * 4)} ${tenths(l)} 0`
    if (i % 3) w += s
    else w2 += s
  }
  art.add(
    `<g fill="none" stroke-linecap="round"><path d="${w}" stroke="#e9efec" stroke-width="1.5" opacity=".3"/><path d="${w2}" stroke="#46666b" stroke-width="2" opacity=".2"/></g>`,
  )
  // headland with the trail
  const head = `M${W} ${y(0.42)}C${x(0.9)} ${y(0.43)} ${x(0.84)} ${y(0.49)} ${x(0.76)} ${y(0.53)}C${x(0.7)} ${y(0.56)} ${x(0.69)} ${y(0.6)} ${x(0.63)} ${y(0.63)}L${x(0.61)} ${y(0.69)}L${x(0.55)} ${y(0.72)}C${x(0.52)} ${y(0.77)} ${x(0.42)} ${y(0.8)} ${x(0.34)} ${y(0.86)}C${x(0.24)} ${y(0.9)} ${x(0.1)} ${y(0.9)} 0 ${y(0.93)}V${H}H${W}z`
  art.add(
    `<path d="M${x(0.64)} ${y(0.64)}L${x(0.605)} ${y(0.695)}L${x(0.545)} ${y(0.726)}C${x(0.515)} ${y(0.776)} ${x(0.415)} ${y(0.806)} ${x(0.335)} ${y(0.866)}C${x(0.24)} ${y(0.906)} ${x(0.1)} ${y(0.906)} 0 ${y(0.936)}" fill="none" stroke="#f3f7f4" stroke-width="${y(0.016)}" stroke-dasharray="90 14 40 22 140 30" opacity=".75" filter="${art.blur(3)}"/><path d="${head}" fill="${art.linear(
      'hd',
      [
        [0, '#7b8a72'],
        [0.35, '#55684f'],
        [1, '#33462f'],
      ],
      'x1=".9" x2=".5" y2="1"',
    )}"/>`,
  )
  // cliff faces
  art.add(
    `<path d="M${x(0.63)} ${y(0.63)}L${x(0.61)} ${y(0.69)}L${x(0.55)} ${y(0.72)}C${x(0.52)} ${y(0.77)} ${x(0.42)} ${y(0.8)} ${x(0.34)} ${y(0.86)}C${x(0.44)} ${y(0.83)} ${x(0.56)} ${y(0.79)} ${x(0.6)} ${y(0.73)}C${x(0.66)} ${y(0.7)} ${x(0.68)} ${y(0.64)} ${x(0.76)} ${y(0.56)}z" fill="#4b514c" opacity=".75"/><path d="M${x(0.6)} ${y(0.7)}l8 ${y(0.03)}M${x(0.57)} ${y(0.72)}l10 ${y(0.035)}M${x(0.53)} ${y(0.76)}l12 ${y(0.03)}M${x(0.48)} ${y(0.79)}l10 ${y(0.02)}M${x(0.66)} ${y(0.62)}l4 ${y(0.03)}" stroke="#2c322e" stroke-width="5" opacity=".5" filter="${art.blur(3)}"/>`,
  )
  const trail = `M${x(0.56)} ${H}C${x(0.62)} ${y(0.93)} ${x(0.78)} ${y(0.9)} ${x(0.74)} ${y(0.83)}C${x(0.71)} ${y(0.78)} ${x(0.66)} ${y(0.77)} ${x(0.7)} ${y(0.71)}C${x(0.73)} ${y(0.66)} ${x(0.8)} ${y(0.64)} ${x(0.79)} ${y(0.6)}C${x(0.785)} ${y(0.57)} ${x(0.83)} ${y(0.54)} ${x(0.89)} ${y(0.49)}L${x(0.892)} ${y(0.491)}C${x(0.84)} ${y(0.55)} ${x(0.8)} ${y(0.57)} ${x(0.803)} ${y(0.6)}C${x(0.815)} ${y(0.65)} ${x(0.75)} ${y(0.67)} ${x(0.722)} ${y(0.715)}C${x(0.7)} ${y(0.76)} ${x(0.75)} ${y(0.77)} ${x(0.785)} ${y(0.82)}C${x(0.84)} ${y(0.9)} ${x(0.74)} ${y(0.94)} ${x(0.72)} ${H}z`
  art.add(
    `<path d="${trail}" fill="#1f2c1e" opacity=".5" transform="translate(-6 5)" filter="${art.blur(3)}"/><path d="${trail}" fill="${art.linear(
      'tr',
      [
        [0, '#cfcdb9'],
        [0.5, '#b4a98a'],
        [1, '#8c7d5d'],
      ],
    )}"/>`,
  )
  let gr = '',
    gl = ''
  for (let i = 0; i < 240; i++) {
    const u = random(),
      v = random(),
      X = 0.02 + u * 0.98,
      top = X > 0.76 ? 0.53 - (X - 0.76) * 0.4 : X > 0.6 ? 0.78 - (X - 0.6) * 1.2 : 0.95 - X * 0.18
    const Y = top + 0.05 + v * v * (1 - top),
      h = 6 + (Y - 0.5) * 50
    const s = `M${x(X)} ${y(Math.min(1, Y))}q${tenths((random() - 0.3) * 10)}-${tenths(h * 0.7)} ${tenths((random() - 0.2) * 18)}-${tenths(h)}`
    if (i % 3) gr += s
    else gl += s
  }
  art.add(
    `<g fill="none" stroke-linecap="round" stroke-width="3"><path d="${gr}" stroke="#22331f" opacity=".45"/><path d="${gl}" stroke="#a9b48a" opacity=".45"/></g>`,
  )
  // swells of the ground
  art.add(
    `<g filter="${art.blur(26)}"><path d="M${x(0.82)} ${y(0.52)}Q${x(0.92)} ${y(0.6)} ${x(0.98)} ${y(0.78)}L${x(1.02)} ${y(0.6)}zM${x(0.3)} ${y(0.9)}Q${x(0.5)} ${y(0.84)} ${x(0.62)} ${y(0.86)}L${x(0.5)} ${y(0.97)}z" fill="#1d2c1b" opacity=".3"/><path d="M${x(0.84)} ${y(0.62)}Q${x(0.9)} ${y(0.7)} ${x(0.9)} ${y(0.86)}L${x(0.83)} ${y(0.76)}zM${x(0.2)} ${y(0.92)}Q${x(0.36)} ${y(0.88)} ${x(0.44)} ${y(0.84)}L${x(0.4)} ${y(0.9)}z" fill="#a6b58d" opacity=".24"/></g>`,
  )
  art.add(
    walker(x(0.757), y(0.655), Math.min(H / 900, 1.15) * 0.92, {
      jacket: '#f58220',
      pack: '#24332f',
      lid: '#3c4f49',
      legs: '#2a3036',
      dark: '#15191b',
      rim: '#e3e8e2',
    }),
  )
  // mist and rain
  art.add(
    `<g filter="${art.blur(26)}" fill="#e9eeeb"><ellipse cx="${x(0.98)}" cy="${y(0.41)}" rx="420" ry="${y(0.035)}" opacity=".5"/><ellipse cx="${x(0.9)}" cy="${y(0.45)}" rx="260" ry="${y(0.02)}" opacity=".45"/><ellipse cx="${x(0.3)}" cy="${y(0.6)}" rx="600" ry="${y(0.025)}" opacity=".7"/><ellipse cx="${x(0.5)}" cy="${y(0.7)}" rx="300" ry="${y(0.02)}" opacity=".4"/></g>`,
  )
  let rain = ''
  for (let i = 0; i < 190; i++) {
    const l = 14 + random() * 40
    rain += `M${x(random())} ${y(random())}l${tenths(-l * 0.16)} ${tenths(l)}`
  }
  art.add(`<path d="${rain}" stroke="#f4f7f5" stroke-width=".9" opacity=".26"/>`)
}
