import { legs } from '../blocks/legs.ts'
import type { DetailsOf } from '../details.ts'
import type { Art, Stop } from '../drawing/art.ts'
import { knit } from '../drawing/cloth.ts'
import { lightOf, mix, shadowOf, sheenOf } from '../drawing/colour.ts'
import { type Point, type Side, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { laminatedZip, mark, puller, reflective, seam, stitch } from '../drawing/trims.ts'
import { fitted, type Staging } from '../staging.ts'
import { legPrint } from './tightsPrints.ts'

type Details = DetailsOf<'tights'>

export function tights(art: Art, details: Details): Staging {
  const { body, accent } = art.colourway
  const len = details.length === 'long' ? 940 : 820
  legs(art, {
    waist: 112,
    hip: 142,
    thigh: 138,
    knee: 112,
    hem: details.length === 'long' ? 92 : 102,
    len,
    crotch: 372,
    str: 0.6,
    texture: knit(art, body),
    over: (side, kneeY) =>
      legPrint(art, side, kneeY, len, details) +
      flank(art, side, details) +
      (art.isBack
        ? ''
        : seam(`M${side * 30} ${kneeY + 40}Q${side * 70} ${kneeY + 90} ${side * 66} 740`, body, { soft: 0.2 })) +
      kneeOf(art, side, kneeY, details) +
      (details.reflective === 'shin'
        ? reflective(`M${side * 34} ${len - 170}Q${side * 66} ${len - 158} ${side * 100} ${len - 176}`, 6)
        : '') +
      (art.isBack ? backYoke(side, body) : '') +
      (details.reflective === 'calf' ? reflective(`M${side * 60} ${len - 140}l${side * 6} 90`, 5.5) : '') +
      (details.pocket === 'thigh' && side > 0
        ? laminatedZip('M88 430L120 436', body, accent, 7) + stitch('M86 430L92 540L122 544L126 436', body, 0.6)
        : '') +
      seam(`M${side * 20} ${len - 14}Q${side * 70} ${len - 4} ${side * 120} ${len - 16}`, body, {
        stitch: '0 4',
        soft: 0.1,
      }) +
      (art.isBack ? calfSeams(side, kneeY, len, body) : side < 0 ? mark(-84, 700, 0.9, '#e8eaec', 0.85) : ''),
  })
  // A high waist reaches further down over the hips as well.
  const deep = details.waist === 'high' ? 34 : 0
  const waistband: Point[] = [
    [-112, 101, 1],
    [-56, 112],
    [0, 116],
    [56, 112],
    [112, 101, 1],
    [124 + deep * 0.2, 158 + deep, 1],
    [62, 172 + deep],
    [0, 176 + deep],
    [-62, 172 + deep],
    [-124 - deep * 0.2, 158 + deep, 1],
  ]
  panel(art, spline(waistband, true), mix(body, accent, 0.4), {
    across: [-120, 120, 120, 126],
    silhouette: false,
    over:
      stitch(`M-128 ${152 + deep}Q0 ${180 + deep} 128 ${152 + deep}`, body, 0.5) +
      (deep > 0 ? seam('M-118 134Q0 160 118 134', body, { soft: 0.2 }) : ''),
  })
  art.add(
    seam(
      art.isBack
        ? 'M0 176C0 230 -2 300 0 372'
        : 'M0 176C0 230 -2 300 0 372M0 372C-20 340 -50 300 -118 270M0 372C20 340 50 300 118 270',
      body,
      { soft: 0.2 },
    ),
    art.isBack ? '' : mark(0, 142 + deep / 2, 0.9, sheenOf(body), 0.85),
  )
  if (details.waist === 'drawcord' && !art.isBack)
    art.add(
      `<g fill="none" stroke-width="4.5"><path d="M-7 178C-16 206 -20 226 -17 262M7 178C12 206 20 222 17 254" stroke="#000" opacity=".25" transform="translate(3 4)"/><path d="M-7 176C-16 206 -20 226 -17 262M7 176C12 206 20 222 17 254" stroke="${art.colourway.zip}"/></g>`,
    )
  if (art.isBack)
    art.add(
      laminatedZip(`M-48 ${146 + deep / 2}Q0 ${152 + deep / 2} 48 ${146 + deep / 2}`, body, mix(body, accent, 0.8), 8),
      puller(-46, 148 + deep / 2, art.colourway.zip, 16, 80),
    )
  const ground = { x: 0, y: len + 22, rx: 160, ry: 16, strength: 0.62 }
  return { ground, ...fitted({ top: 84, bottom: len + 24, halfWidth: 170, largest: 1.16 }, [-200, 40, 400, 500]) }
}

function flank(art: Art, side: Side, { panels }: Details): string {
  if (panels === 'none') return ''
  const { body, accent } = art.colourway
  const ink = panels === 'contrast' ? accent : mix(body, accent, 0.3)
  const line = `M${side * 150} 180C${side * 96} 300 ${side * 96} 420 ${side * 118} 560C${side * 70} 640 ${side * 64} 720 ${side * 96} 950`
  const area = `${line}H${side * 160}V180z`
  const stops: Stop[] =
    side > 0
      ? [
          [0, lightOf(ink), 0.5],
          [0.5, ink, 0],
          [1, shadowOf(ink), 0.6],
        ]
      : [
          [0, shadowOf(ink), 0.5],
          [0.4, lightOf(ink), 0.5],
          [1, ink, 0],
        ]
  const form = art.linear(side > 0 ? [70, 600, 140, 600] : [-140, 600, -70, 600], stops)
  return `<path d="${area}" fill="${ink}" opacity=".8"/><path d="${area}" fill="${form}"/>${seam(line, body, { soft: 0.2 })}`
}

function kneeOf(art: Art, side: Side, kneeY: number, { knees }: Details): string {
  if (knees === 'plain' || art.isBack) return ''
  const { body, accent } = art.colourway
  const bow = (y: number, dip: number) => `M${side * 18} ${y}Q${side * 72} ${y + dip} ${side * 140} ${y - 4}`
  const seams = seam(bow(kneeY - 62, -16) + bow(kneeY + 66, 18), body, { soft: 0.25, stitch: '0 4' })
  if (knees === 'seamed') return seams
  const area = `M${side * 14} ${kneeY - 62}Q${side * 72} ${kneeY - 78} ${side * 150} ${kneeY - 66}V${kneeY + 62}Q${side * 72} ${kneeY + 84} ${side * 14} ${kneeY + 66}z`
  return `<path d="${area}" fill="${accent}" opacity=".42"/>${seams}`
}

/** The hollow of the knee, and the seam over the calf. */
function calfSeams(side: Side, kneeY: number, len: number, body: `#${string}`): string {
  return seam(
    `M${side * 20} ${kneeY - 14}Q${side * 72} ${kneeY + 8} ${side * 130} ${kneeY - 18}M${side * 70} ${kneeY + 4}C${side * 82} ${kneeY + 90} ${side * 76} ${len - 130} ${side * 66} ${len}`,
    body,
    { soft: 0.25 },
  )
}

/** The seat seam of the back. */
function backYoke(side: Side, body: `#${string}`): string {
  return seam(`M0 300Q${side * 70} 284 ${side * 150} 236M${side * 16} 412Q${side * 80} 404 ${side * 140} 372`, body, {
    soft: 0.25,
    stitch: '0 4',
  })
}
