import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { type Ink, lightOf, luminance, mix, shadowOf, sheenOf } from '../drawing/colour.ts'
import { label, mark, seam, softLine, stitch } from '../drawing/trims.ts'

type Details = DetailsOf<'tee'>

export function stripes({ stripe }: Details, accent: Ink, hemY: number): string {
  if (stripe === 'chest')
    return `<path d="M-230 400Q0 416 230 400V500Q0 516 -230 500z" fill="${accent}"/><path d="M-230 514Q0 530 230 514" fill="none" stroke="${accent}" stroke-width="7"/>`
  if (stripe === 'none') return ''
  if (stripe === 'dipped')
    return `<path d="M-230 ${hemY - 200}Q0 ${hemY - 184} 230 ${hemY - 200}V980H-230z" fill="${accent}"/><path d="M-230 ${hemY - 216}Q0 ${hemY - 200} 230 ${hemY - 216}" fill="none" stroke="${accent}" stroke-width="7"/>`
  const rows = Array.from({ length: Math.floor((hemY - 400) / 34) }, (_, i) => 372 + i * 34)
  return `<path d="${rows.map((y) => `M-230 ${y}Q0 ${y + 12} 230 ${y}`).join('')}" fill="none" stroke="${accent}" stroke-width="11" opacity=".85"/>`
}

/** The seams of both views: shoulders, armholes, the double row above the hem, and the side trim. */
export function teeSeams(art: Art, hemY: number): string {
  const { body, accent } = art.colourway
  const hem = (up: number) => `M-212 ${hemY - up}C-110 ${hemY - up + 12} 110 ${hemY - up + 12} 212 ${hemY - up}`
  const armholes = [-1, 1].map((side) => `M${side * 194} 330C${side * 182} 390 ${side * 180} 430 ${side * 193} 478`)
  const shoulders = [-1, 1].map((side) => `M${side * 88} 272L${side * 194} 326`)
  return (
    stitch(hem(24) + hem(19), body, 0.5) +
    (art.near
      ? `${softLine(hem(10), lightOf(body), 12, 0.28)}${softLine(hem(26), shadowOf(body), 7, 0.22)}${stitch(armholes.join(''), body, 0.5)}`
      : '') +
    (art.fine && !art.isBack ? seam(shoulders.join(''), body, { soft: 0.2, stitch: '0 5' }) : '') +
    label(art.isBack ? -184 : 184, hemY - 56, 30, 19, accent, '#f4f2ec')
  )
}

/** The back below the neck: the logo, and the drape between the shoulder blades. */
export function nape(art: Art, body: Ink, { pocket }: Details): string {
  const shadow = mix(body, '#000000', 0.35)
  const drape = `<path d="M-30 400C-8 520 -20 640 -44 780C-4 660 8 520 -30 400zM60 420C36 540 44 640 70 760C28 650 24 520 60 420z" fill="${shadow}" opacity=".22" filter="${art.blur(9)}"/>`
  return `${drape}${pocket === 'chest' ? loop(art.colourway.accent, body) : ''}${mark(0, 338, 0.9, luminance(body) > 0.55 ? shadow : sheenOf(body), 0.8)}`
}

/** The hanging loop, which only a tee with a chest pocket has. */
function loop(tape: Ink, body: Ink): string {
  const path = 'M-8 368V418Q0 426 8 418V368'
  return `<path d="M-150 366Q0 380 150 366" fill="none" stroke="${mix(body, '#000000', 0.35)}" stroke-width="1.6" opacity=".6"/><path d="${path}" fill="none" stroke="#000" stroke-width="9" opacity=".22" transform="translate(3 3)"/><path d="${path}" fill="none" stroke="${tape}" stroke-width="7"/>`
}

const POCKET = 'M56 392L142 387V474Q141 484 134 487L103 499Q98 501 93 499L65 488Q57 485 56 476z'

/** The cloth of the pocket, drawn before the folds of the chest. */
export const pocketCloth = ({ pocket }: Details, body: Ink): string =>
  pocket === 'none'
    ? ''
    : `<path d="${POCKET}" fill="${mix(body, '#000000', 0.05)}"/><path d="M56 392L142 387V405L56 410z" fill="${lightOf(body)}" opacity=".3"/>`

/** The seams of the pocket: two rows of stitches, bar tacks at the corners, a shadow at the opening. */
export function pocketSeams(art: Art, { pocket }: Details): string {
  const { body, accent } = art.colourway
  if (pocket === 'none') return ''
  const shadow = shadowOf(body)
  const rows =
    'M61 412V475Q62 482 68 484L95 494Q98 495 101 494L131 483Q137 481 137 473V408M58 410L140 405M58 406L140 401'
  return (
    softLine('M57 391L141 386', shadow, 8, 0.4, '0 -3') +
    seam(POCKET, body, { soft: 0.26 }) +
    (art.near ? stitch(rows, body, 0.6) : stitch('M58 408L140 403', body, 0.6)) +
    `<path d="M55 393h8M135 388h8" stroke="${shadow}" stroke-width="3" opacity=".6"/>` +
    (art.near
      ? `<path d="M136 440h12v17h-12z" fill="${accent}"/><path d="M138 443h8M138 454h8" stroke="${lightOf(accent)}" opacity=".8"/>`
      : '')
  )
}
