import { type Stop, stopElements } from '../drawing/art.ts'
import type { Ink } from '../drawing/colour.ts'
import { mix } from '../drawing/colour.ts'
import type { Point } from '../drawing/geometry.ts'
import { hundredths, joined, randomSource, tenths } from '../drawing/number.ts'
import { idPrefix } from '../prefix.ts'

export const sceneNames = ['dawn', 'coast'] as const
export type SceneName = (typeof sceneNames)[number]

/** Height by width. */
const HEIGHTS = { '16:9': 9 / 16, '4:5': 5 / 4, '1:1': 1, '21:9': 9 / 21 } as const
export type SceneRatio = keyof typeof HEIGHTS
export const sceneRatios: readonly SceneRatio[] = ['16:9', '4:5', '1:1', '21:9']

export type SceneSpec = {
  scene?: SceneName
  ratio?: SceneRatio
  /** Width in pixels. */
  size?: number
  prefix?: string
}

/** Colours and heights of one landscape; heights are shares of the picture's. */
type Scene = {
  sky: readonly Stop[]
  sun?: readonly [x: number, y: number, ink: Ink]
  ridges: readonly (readonly [ink: Ink, y: number, amplitude: number, seed: number])[]
  mist: Ink
}

const SCENES: Readonly<Record<SceneName, Scene>> = {
  dawn: {
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
  },
  coast: {
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
  },
}
/** A landscape without people's faces or places one could name; the same spec gives the same text. */
export function renderScene({ scene = 'dawn', ratio = '16:9', size = 1600, prefix }: SceneSpec = {}): string {
  const S = SCENES[scene]
  const W = 1600
  const H = Math.round(W * HEIGHTS[ratio])
  const p = idPrefix(prefix)
  const defs: string[] = []
  const out: string[] = []
  const lin = (id: string, stops: readonly Stop[], line = 'x2="0" y2="1"') => {
    defs.push(`<linearGradient id="${p}${id}" ${line}>${stopElements(stops)}</linearGradient>`)
    return `url(#${p}${id})`
  }
  const blur = (id: string, deviation: number) => {
    defs.push(
      `<filter id="${p}${id}" x="-.2" y="-.5" width="1.4" height="2"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    )
    return `url(#${p}${id})`
  }
  out.push(`<rect width="${W}" height="${H}" fill="${lin('sky', S.sky)}"/>`)
  /** midpoint-displaced ridge with sharper tops than valleys */
  const ridge = (y: number, amp: number, seed: number, n = 7, rough = 0.52): Point[] => {
    const random = randomSource(seed * 7919)
    let a = [0.3 + random() * 0.4, random(), 0.2 + random() * 0.5, random(), 0.4 + random() * 0.3]
    let k = 0.5
    for (let i = 0; i < n - 2; i++) {
      const b: number[] = []
      a.forEach((v, j) => {
        b.push(v)
        if (j < a.length - 1) b.push((v + (a[j + 1] ?? 0)) / 2 + (random() - 0.5) * k)
      })
      a = b
      k *= rough
    }
    return a.map((v, i) => [
      Math.round((W * i) / (a.length - 1)),
      Math.round(H * y - Math.sign(v) * Math.abs(v) ** 1.25 * H * amp * 1.6),
    ])
  }
  const area = (pts: readonly Point[]) => {
    let [x, y] = pts[0] ?? [0, 0]
    let d = `M0 ${H}V${y}`
    d += 'l'
    pts.slice(1).forEach(([u, v], i) => {
      const q = [u - x, v - y]
      d += (i && u >= x ? ' ' : '') + joined(q)
      x = u
      y = v
    })
    return `${d}V${H}z`
  }
  const m = blur('m', 26),
    soft = blur('f', 3)
  if (S.sun !== undefined) {
    const [sx, sy, sc] = S.sun,
      X = Math.round(W * sx),
      Y = Math.round(H * sy)
    defs.push(
      `<radialGradient id="${p}sun" gradientUnits="userSpaceOnUse" cx="${X}" cy="${Y}" r="${Math.round(W * 0.42)}"><stop stop-color="${sc}"/><stop offset=".12" stop-color="${sc}" stop-opacity=".75"/><stop offset=".45" stop-color="#ffd9a6" stop-opacity=".3"/><stop offset="1" stop-color="#ffd9a6" stop-opacity="0"/></radialGradient>`,
    )
    out.push(
      `<rect width="${W}" height="${H}" fill="url(#${p}sun)"/><circle cx="${X}" cy="${Y}" r="30" fill="#fffaf0"/>`,
    )
    out.push(
      `<g filter="${m}" fill="#fbe3cf" opacity=".5">${(
        [
          [0.2, 0.2, 260, 12],
          [0.36, 0.25, 200, 9],
          [0.85, 0.16, 240, 12],
          [0.7, 0.29, 220, 8],
        ] as const
      )
        .map(([x, y, a, b]) => `<ellipse cx="${Math.round(W * x)}" cy="${Math.round(H * y)}" rx="${a}" ry="${b}"/>`)
        .join('')}</g>`,
    )
  }
  S.ridges.forEach(([c, y, amp, seed], i) => {
    const pts = ridge(y, amp, seed, i > 3 ? 8 : 7),
      d = area(pts),
      g = lin(
        `r${i}`,
        [
          [0, c],
          [1, mix(c, S.mist, scene === 'coast' ? 0.6 : i < 4 ? 0.5 : 0.12)],
        ],
        `gradientUnits="userSpaceOnUse" x1="0" y1="${Math.round(H * (y - amp))}" x2="0" y2="${Math.round(H * (y + 0.2))}"`,
      )
    out.push(`<path d="${d}" fill="${g}"/>`)
    if (scene === 'dawn' && i < 5)
      out.push(`<path d="${d}" fill="none" stroke="url(#${p}sun)" stroke-width="3" opacity=".6"/>`)
    if (i < S.ridges.length - 1)
      out.push(
        `<g filter="${m}" fill="${S.mist}" opacity="${scene === 'coast' ? 0.6 : 0.34}"><ellipse cx="${(seed * 211) % W}" cy="${Math.round(H * (y + 0.09))}" rx="560" ry="${Math.round(H * 0.028)}"/><ellipse cx="${(seed * 577) % W}" cy="${Math.round(H * (y + 0.11))}" rx="420" ry="${Math.round(H * 0.02)}"/></g>`,
      )
  })
  if (scene === 'dawn') {
    // spruces on the near ridge
    const base = ridge(0.9, 0.09, 77, 8),
      random = randomSource(5)
    let t = ''
    base.forEach(([x, y], _i) => {
      for (let q = 0; q < 3; q++) {
        if (random() < 0.5) continue
        const h = H * 0.028 * (0.5 + random()),
          w = h * 0.2,
          X = Math.round(x + random() * 14),
          Y = y + 6
        t += `M${X} ${Math.round(Y - h)}l${tenths(w * 0.5)} ${tenths(h * 0.4)} ${tenths(-w * 0.18)} 0 ${tenths(w * 0.7)} ${tenths(h * 0.6)}H${tenths(X - w)}l${tenths(w * 0.7)}-${tenths(h * 0.6)} ${tenths(-w * 0.18)} 0z`
      }
    })
    out.push(
      `<path d="${t}" fill="#1a2239"/><rect y="${Math.round(H * 0.86)}" width="${W}" height="${Math.round(H * 0.14)}" fill="${lin(
        'v',
        [
          [0, '#0d1326', 0],
          [1, '#0d1326', 0.75],
        ],
      )}"/>`,
    )
  } else {
    const y = (k: number) => Math.round(H * k),
      x = (k: number) => Math.round(W * k)
    // sea with wave lines
    out.push(
      `<path d="M0 ${y(0.6)}H${W}V${H}H0z" fill="${lin('sea', [
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
    out.push(
      `<g fill="none" stroke-linecap="round"><path d="${w}" stroke="#e9efec" stroke-width="1.5" opacity=".3"/><path d="${w2}" stroke="#46666b" stroke-width="2" opacity=".2"/></g>`,
    )
    // headland with the trail
    const head = `M${W} ${y(0.42)}C${x(0.9)} ${y(0.43)} ${x(0.84)} ${y(0.49)} ${x(0.76)} ${y(0.53)}C${x(0.7)} ${y(0.56)} ${x(0.69)} ${y(0.6)} ${x(0.63)} ${y(0.63)}L${x(0.61)} ${y(0.69)}L${x(0.55)} ${y(0.72)}C${x(0.52)} ${y(0.77)} ${x(0.42)} ${y(0.8)} ${x(0.34)} ${y(0.86)}C${x(0.24)} ${y(0.9)} ${x(0.1)} ${y(0.9)} 0 ${y(0.93)}V${H}H${W}z`
    out.push(
      `<path d="M${x(0.64)} ${y(0.64)}L${x(0.605)} ${y(0.695)}L${x(0.545)} ${y(0.726)}C${x(0.515)} ${y(0.776)} ${x(0.415)} ${y(0.806)} ${x(0.335)} ${y(0.866)}C${x(0.24)} ${y(0.906)} ${x(0.1)} ${y(0.906)} 0 ${y(0.936)}" fill="none" stroke="#f3f7f4" stroke-width="${y(0.016)}" stroke-dasharray="90 14 40 22 140 30" opacity=".75" filter="${soft}"/><path d="${head}" fill="${lin(
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
    out.push(
      `<path d="M${x(0.63)} ${y(0.63)}L${x(0.61)} ${y(0.69)}L${x(0.55)} ${y(0.72)}C${x(0.52)} ${y(0.77)} ${x(0.42)} ${y(0.8)} ${x(0.34)} ${y(0.86)}C${x(0.44)} ${y(0.83)} ${x(0.56)} ${y(0.79)} ${x(0.6)} ${y(0.73)}C${x(0.66)} ${y(0.7)} ${x(0.68)} ${y(0.64)} ${x(0.76)} ${y(0.56)}z" fill="#4b514c" opacity=".75"/><path d="M${x(0.6)} ${y(0.7)}l8 ${y(0.03)}M${x(0.57)} ${y(0.72)}l10 ${y(0.035)}M${x(0.53)} ${y(0.76)}l12 ${y(0.03)}M${x(0.48)} ${y(0.79)}l10 ${y(0.02)}M${x(0.66)} ${y(0.62)}l4 ${y(0.03)}" stroke="#2c322e" stroke-width="5" opacity=".5" filter="${soft}"/>`,
    )
    const trail = `M${x(0.56)} ${H}C${x(0.62)} ${y(0.93)} ${x(0.78)} ${y(0.9)} ${x(0.74)} ${y(0.83)}C${x(0.71)} ${y(0.78)} ${x(0.66)} ${y(0.77)} ${x(0.7)} ${y(0.71)}C${x(0.73)} ${y(0.66)} ${x(0.8)} ${y(0.64)} ${x(0.79)} ${y(0.6)}C${x(0.785)} ${y(0.57)} ${x(0.83)} ${y(0.54)} ${x(0.89)} ${y(0.49)}L${x(0.892)} ${y(0.491)}C${x(0.84)} ${y(0.55)} ${x(0.8)} ${y(0.57)} ${x(0.803)} ${y(0.6)}C${x(0.815)} ${y(0.65)} ${x(0.75)} ${y(0.67)} ${x(0.722)} ${y(0.715)}C${x(0.7)} ${y(0.76)} ${x(0.75)} ${y(0.77)} ${x(0.785)} ${y(0.82)}C${x(0.84)} ${y(0.9)} ${x(0.74)} ${y(0.94)} ${x(0.72)} ${H}z`
    out.push(
      `<path d="${trail}" fill="#1f2c1e" opacity=".5" transform="translate(-6 5)" filter="${soft}"/><path d="${trail}" fill="${lin(
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
    out.push(
      `<g fill="none" stroke-linecap="round" stroke-width="3"><path d="${gr}" stroke="#22331f" opacity=".45"/><path d="${gl}" stroke="#a9b48a" opacity=".45"/></g>`,
    )
    // swells of the ground
    out.push(
      `<g filter="${m}"><path d="M${x(0.82)} ${y(0.52)}Q${x(0.92)} ${y(0.6)} ${x(0.98)} ${y(0.78)}L${x(1.02)} ${y(0.6)}zM${x(0.3)} ${y(0.9)}Q${x(0.5)} ${y(0.84)} ${x(0.62)} ${y(0.86)}L${x(0.5)} ${y(0.97)}z" fill="#1d2c1b" opacity=".3"/><path d="M${x(0.84)} ${y(0.62)}Q${x(0.9)} ${y(0.7)} ${x(0.9)} ${y(0.86)}L${x(0.83)} ${y(0.76)}zM${x(0.2)} ${y(0.92)}Q${x(0.36)} ${y(0.88)} ${x(0.44)} ${y(0.84)}L${x(0.4)} ${y(0.9)}z" fill="#a6b58d" opacity=".24"/></g>`,
    )
    // walker
    const fx = x(0.757),
      fy = y(0.655),
      k = Math.min(H / 900, 1.15)
    out.push(
      `<g transform="translate(${fx} ${fy}) scale(${hundredths(k * 1.25)})"><ellipse cx="4" cy="1" rx="14" ry="3" fill="#000" opacity=".3"/><path d="M-3 0L-2-20L1-34L8-34L7-18L10 0H6L3-16L1 0z" fill="#2a3036"/><path d="M-5-30C-6-44 -4-54 2-56C8-56 11-48 10-30z" fill="#d2452f"/><path d="M-9-50h6v20h-4q-4-4-4-12z" fill="#2f4038"/><circle cx="3" cy="-61" r="5.5" fill="#d2452f"/><path d="M9-46L15-32L18 0" fill="none" stroke="#1c1f22" stroke-width="1.5"/></g>`,
    )
    // mist and rain
    out.push(
      `<g filter="${m}" fill="#e9eeeb"><ellipse cx="${x(0.98)}" cy="${y(0.41)}" rx="420" ry="${y(0.035)}" opacity=".5"/><ellipse cx="${x(0.9)}" cy="${y(0.45)}" rx="260" ry="${y(0.02)}" opacity=".45"/><ellipse cx="${x(0.3)}" cy="${y(0.6)}" rx="600" ry="${y(0.025)}" opacity=".7"/><ellipse cx="${x(0.5)}" cy="${y(0.7)}" rx="300" ry="${y(0.02)}" opacity=".4"/></g>`,
    )
    let rain = ''
    for (let i = 0; i < 190; i++) {
      const l = 14 + random() * 40
      rain += `M${x(random())} ${y(random())}l${tenths(-l * 0.16)} ${tenths(l)}`
    }
    out.push(`<path d="${rain}" stroke="#f4f7f5" stroke-width=".9" opacity=".26"/>`)
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${size}" height="${Math.round((size * H) / W)}" role="img" aria-label="${scene === 'dawn' ? 'Ridgelines at dawn' : 'Coastal trail in rain mist'}" preserveAspectRatio="xMidYMid slice"><defs>${defs.join('')}</defs>${out.join('')}</svg>`
}
