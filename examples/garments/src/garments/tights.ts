import { legs } from '../blocks/legs.ts'
import type { DetailsOf } from '../details.ts'
import type { Art, Stop } from '../drawing/art.ts'
import { knit } from '../drawing/cloth.ts'
import { lightOf, mix, shadowOf, sheenOf } from '../drawing/colour.ts'
import { type Point, type Side, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { laminatedZip, mark, reflective, seam, stitch } from '../drawing/trims.ts'
import type { Staging } from '../staging.ts'

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
      flank(art, side, details) +
      seam(`M${side * 30} ${kneeY + 40}Q${side * 70} ${kneeY + 90} ${side * 66} 740`, body, { soft: 0.2 }) +
      (details.reflective === 'calf' ? reflective(`M${side * 60} ${len - 140}l${side * 6} 90`, 5.5) : '') +
      (details.pocket === 'thigh' && side > 0
        ? laminatedZip('M88 430L120 436', body, accent, 7) + stitch('M86 430L92 540L122 544L126 436', body, 0.6)
        : '') +
      seam(`M${side * 20} ${len - 14}Q${side * 70} ${len - 4} ${side * 120} ${len - 16}`, body, {
        stitch: '0 4',
        soft: 0.1,
      }) +
      (side < 0 ? mark(-84, 700, 0.9, '#e8eaec', 0.85) : ''),
  })
  const waistband: Point[] = [
    [-112, 101, 1],
    [-56, 112],
    [0, 116],
    [56, 112],
    [112, 101, 1],
    [124, 158, 1],
    [62, 172],
    [0, 176],
    [-62, 172],
    [-124, 158, 1],
  ]
  panel(art, spline(waistband, true), mix(body, accent, 0.4), {
    across: [-120, 120, 120, 126],
    silhouette: false,
    over: stitch('M-122 152Q0 180 122 152', body, 0.5),
  })
  art.add(
    seam('M0 176C0 230 -2 300 0 372M0 372C-20 340 -50 300 -118 270M0 372C20 340 50 300 118 270', body, { soft: 0.2 }),
    mark(0, 142, 0.9, sheenOf(body), 0.85),
  )
  return { ground: { x: 0, y: len + 22, rx: 170, ry: 18, strength: 1 } }
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
