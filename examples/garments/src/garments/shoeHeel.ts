import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { mesh } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { mirrored, type Point } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { label, mark, seam, stitch } from '../drawing/trims.ts'
import type { Staging } from '../staging.ts'

/** The shoe from behind: counter, flared midsole, lugs, and the loop over the collar. */
export function shoeHeel(art: Art, details: DetailsOf<'shoe'>, foam: Ink, loop: Ink): Staging {
  const { body, accent, lining } = art.colourway
  const isMid = details.collar === 'mid'
  const top = isMid ? 250 : 372
  const lugs = details.sole === 'road' ? 0 : details.sole === 'trail' ? 7 : 5
  const pitch = lugs === 0 ? 0 : 316 / lugs
  const treads = Array.from({ length: lugs }, (_, i) => {
    const x = Math.round(-158 + i * pitch + pitch * 0.15)
    const width = Math.round(pitch * 0.7)
    return `M${x} 770h${width}l-3 ${details.sole === 'trail' ? 26 : 20}h${6 - width}z`
  }).join('')
  if (lugs > 0)
    art.add(
      `<path d="${treads}" fill="#17191b"/><path d="${treads}" transform="translate(-1.5 -2)" fill="none" stroke="#666c72" opacity=".7"/>`,
    )
  const opening: Point[] = [
    [0, top - 30],
    [64, top - 26],
    [104, top, 1],
    [60, top + 34],
    [0, top + 44],
  ]
  panel(art, mirrored(opening), mix(lining, shadowOf(lining), 0.5), {
    across: [-100, top, 100, top],
    core: 0.8,
    rim: 0,
  })
  art.add(
    `<path d="M-40 ${top - 62}Q0 ${top - 84} 40 ${top - 62}L48 ${top + 10}H-48z" fill="${mix(body, accent, 0.6)}" stroke="${shadowOf(accent)}"/>`,
    label(0, top - 44, 40, 24, mix(accent, '#000000', 0.2), '#f1eee6'),
  )
  const upper: Point[] = [
    [0, top + 20],
    [54, top + 12],
    [106, top - 8, 1],
    [122, top + 50],
    [isMid ? 126 : 130, 470],
    [150, 560],
    [164, 640],
    [160, 700, 1],
    [0, 716],
  ]
  const counter = 'M-180 730V560C-130 500 -96 476 -60 452Q0 428 60 452C96 476 130 500 180 560V730z'
  const stay = `M-26 ${top - 6}H26L34 600Q0 622 -34 600z`
  const rand = 'M-190 648Q0 676 190 648V740H-190z'
  const overlay = (path: string, ink: Ink) =>
    `<path d="${path}" transform="translate(2 4)" fill="${shadowOf(body)}" opacity=".45"/><path d="${path}" fill="${ink}"/><path d="${path}" fill="none" stroke="${lightOf(ink)}" stroke-width="1.6" opacity=".6"/>`
  const folds = new Folds()
    .fold([-112, 460], [-60, 440], 14, 0.1, 1)
    .fold([112, 456], [64, 440], 14, -0.1, 1)
    .fold([-120, 540], [-140, 640], 22, 0.06, 2)
    .fold([110, 530], [130, 640], 24, -0.06, 2)
  panel(art, mirrored(upper), body, {
    across: [-160, 560, 160, 576],
    fall: [0, top, 0, 760],
    folds,
    under: details.upper === 'leather' ? '' : `<path d="M-200 200H200V740H-200z" fill="${mesh(art)}" opacity=".22"/>`,
    core: 0.6,
    rim: 0.6,
    over:
      overlay(counter, accent) +
      overlay(stay, mix(body, accent, 0.6)) +
      stitch('M-172 572C-126 514 -94 488 -58 464Q0 442 58 464C94 488 126 514 172 572', accent, 0.7) +
      stitch(`M-20 ${top + 4}L-27 596M20 ${top + 4}L27 596`, accent, 0.6) +
      overlay(rand, mix(body, accent, 0.85)) +
      (isMid ? seam('M-126 372Q0 396 126 372M-124 320Q0 342 124 320', body, { soft: 0.5 }) : '') +
      mark(0, 556, 1.7, loop, 0.95),
  })
  art.add(
    `<path d="M-110 ${top - 4}Q0 ${top + 46} 110 ${top - 4}" fill="none" stroke="${shadowOf(body)}" stroke-width="22" opacity=".5"/><path d="M-108 ${top - 6}Q0 ${top + 42} 108 ${top - 6}" fill="none" stroke="${mix(accent, body, 0.25)}" stroke-width="17"/><path d="M-108 ${top - 11}Q0 ${top + 36} 108 ${top - 11}" fill="none" stroke="${lightOf(accent)}" stroke-width="3" opacity=".6"/>`,
  )
  const midsole: Point[] = [
    [0, 700],
    [90, 698],
    [160, 684, 1],
    [176, 700],
    [184, 736],
    [180, 762, 1],
    [0, 772],
  ]
  panel(art, mirrored(midsole), foam, {
    across: [0, 684, 0, 776],
    stops: (dark, lit) => [
      [0, lit, 0.5],
      [0.4, lit, 0.1],
      [0.75, dark, 0.2],
      [1, dark, 0.45],
    ],
    over: `<path d="M-190 738Q0 756 190 738V756Q0 774 -190 756z" fill="${accent}" opacity=".92"/><path d="M-34 694L-26 780M34 694L26 780" stroke="${shadowOf(foam)}" stroke-width="3" opacity=".35"/>`,
  })
  panel(
    art,
    mirrored([
      [0, 764],
      [110, 762],
      [183, 754, 1],
      [178, 780],
      [164, 786, 1],
      [0, 790],
    ]),
    '#24272a',
    { across: [0, 754, 0, 800], rim: 0.6, core: 0.4 },
  )
  const pull = `M-13 ${top + 26}C-22 ${top - 40} -16 ${top - 62} 0 ${top - 64}C16 ${top - 62} 22 ${top - 40} 13 ${top + 26}`
  art.add(
    `<path d="${pull}" fill="none" stroke="${shadowOf(loop)}" stroke-width="14"/><path d="${pull}" fill="none" stroke="${loop}" stroke-width="11"/><path d="${pull}" fill="none" stroke="${lightOf(loop)}" stroke-width="9" stroke-dasharray="1 2.4" opacity=".35"/>`,
  )
  return {
    ground: { x: 4, y: 790, rx: 240, ry: 24, strength: 1.3 },
    wall: false,
    scale: { factor: 1.22, about: 560, down: isMid ? -34 : -70 },
  }
}
