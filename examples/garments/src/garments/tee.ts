import { arms, SWING_REACH } from '../blocks/arms.ts'
import { backCrew, crew } from '../blocks/crew.ts'
import { SHORT_SLEEVE_REACH, shortHem, shortSleeve } from '../blocks/shortSleeve.ts'
import { HEM_SHIFT, TORSO_GRADIENT, topBlock, torsoFolds } from '../blocks/topBlock.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { weave } from '../drawing/cloth.ts'
import { type Ink, luminance, mix, sheenOf } from '../drawing/colour.ts'
import { hung } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { mark, seam, stitch } from '../drawing/trims.ts'
import { fitted, type Staging } from '../staging.ts'

type Details = DetailsOf<'tee'>

export function tee(art: Art, details: Details): Staging {
  const { body, accent } = art.colourway
  const texture = weave(art, body)
  const shift = HEM_SHIFT[details.length] * 0.7
  const hemY = 878 + shift
  const block = topBlock({ ease: 4, hemY, drop: 8, waist: 190, hem: 196, neckY: 262, neck: 82 })
  const ringer = details.neck === 'ringer'
  const sleeves = details.sleeves === 'contrast' ? accent : body
  arms(art, (side) => {
    const hem = shortHem(side, 15) + shortHem(side, 20)
    const band = shortHem(side, 8)
    const bars = Array.from({ length: 5 }, (_, i) => `M${side * 150} ${372 + i * 34}L${side * 300} ${356 + i * 34}`)
    const trim =
      (details.stripe === 'breton'
        ? `<path d="${bars.join('')}" stroke="${accent}" stroke-width="11" opacity=".85"/>`
        : '') + (ringer ? `<path d="${band}" fill="none" stroke="${accent}" stroke-width="22"/>` : '')
    shortSleeve(art, side, sleeves, weave(art, sleeves), trim + stitch(hem, sleeves, 0.45))
  })
  const chest = art.isBack ? nape(art, body) : print(details, printInk(details, art)) + pocket(details, body)
  panel(art, hung(block.torso), body, {
    rim: 0.28,
    across: TORSO_GRADIENT,
    fall: [0, 290, 0, 900],
    folds: torsoFolds(1.25, 31, shift + 20),
    foldShade: 0.62,
    // Folds of a light cloth would glow on a dark band.
    foldLight: details.stripe === 'dipped' ? 0.34 : 0.6,
    texture,
    under: stripes(details, accent, hemY),
    over:
      chest +
      stitch(
        `M-210 ${hemY - 24}C-110 ${hemY - 12} 110 ${hemY - 12} 210 ${hemY - 24}M-210 ${hemY - 19}C-110 ${hemY - 7} 110 ${hemY - 7} 210 ${hemY - 19}`,
        body,
        0.45,
      ) +
      `<path d="M172 ${hemY - 60}h30v15h-30z" fill="${accent}"/>` +
      mark(187, hemY - 54, 0.5, '#ffffff', 0.9),
  })
  const rib = { w: 74, band: ringer ? 20 : 15, col: ringer ? accent : body }
  if (art.isBack) backCrew(art, body, { ...rib, y: 262 })
  else crew(art, body, { ...rib, y: 258, drop: 44 })
  return fitted(
    { top: 250, bottom: hemY + 10, halfWidth: SHORT_SLEEVE_REACH + SWING_REACH / 2, largest: 1.34 },
    [-150, 244, 312, 390],
  )
}

function stripes({ stripe }: Details, accent: Ink, hemY: number): string {
  if (stripe === 'chest')
    return `<path d="M-230 400Q0 416 230 400V500Q0 516 -230 500z" fill="${accent}"/><path d="M-230 514Q0 530 230 514" fill="none" stroke="${accent}" stroke-width="7"/>`
  if (stripe === 'none') return ''
  if (stripe === 'dipped')
    return `<path d="M-230 ${hemY - 200}Q0 ${hemY - 184} 230 ${hemY - 200}V980H-230z" fill="${accent}"/><path d="M-230 ${hemY - 216}Q0 ${hemY - 200} 230 ${hemY - 216}" fill="none" stroke="${accent}" stroke-width="7"/>`
  const rows = Array.from({ length: Math.floor((hemY - 400) / 34) }, (_, i) => 372 + i * 34)
  return `<path d="${rows.map((y) => `M-230 ${y}Q0 ${y + 12} 230 ${y}`).join('')}" fill="none" stroke="${accent}" stroke-width="11" opacity=".85"/>`
}

/** Below the neck: the mark, and the drape between the shoulder blades. */
function nape(art: Art, body: Ink): string {
  const shadow = mix(body, '#000000', 0.35)
  const drape = `<path d="M-30 400C-8 520 -20 640 -44 780C-4 660 8 520 -30 400zM60 420C36 540 44 640 70 760C28 650 24 520 60 420z" fill="${shadow}" opacity=".28" filter="${art.blur(9)}"/>`
  return `${drape}${mark(0, 338, 0.9, luminance(body) > 0.55 ? shadow : sheenOf(body), 0.8)}`
}

function pocket({ pocket: kind }: Details, body: Ink): string {
  if (kind === 'none') return ''
  const outline = 'M58 392L140 388V482L98 498L58 484z'
  return `<path d="${outline}" fill="${mix(body, '#000000', 0.06)}"/>${seam(outline, body, { soft: 0.25 })}${stitch('M58 402L140 398', body, 0.6)}`
}

/** A print on the band across the chest stands out from the band, not from the cloth. */
function printInk({ stripe }: Details, { colourway: { body, accent, lining } }: Art): Ink {
  if (stripe === 'chest') return luminance(accent) > 0.55 ? body : mix(lining, '#ffffff', 0.3)
  return luminance(body) > 0.55 ? accent : sheenOf(body)
}

/** Prints around the middle of the chest; a pocket leaves room for none but a small mark. */
function print({ print: kind, pocket: chest, stripe }: Details, ink: Ink): string {
  if (kind === 'none') return ''
  if (chest === 'chest') return mark(-88, 430, 1.3, ink, 0.88)
  // On the band across the chest there is room for a smaller one.
  const banded = stripe === 'chest'
  if (kind === 'stones') return banded ? mark(0, 461, 3.2, ink, 0.88) : mark(0, 460, 5.4, ink, 0.88)
  const drawn = (shapes: string, width = 1) => printed(shapes, ink, banded ? 0.62 * width : 1)
  if (kind === 'ridge')
    return drawn(
      '<circle cx="24" cy="-34" r="17"/><path d="M-84 34L-40-22L-18 4L8-34L48 14L62 0L84 34M-40-22L-34 4L-46 16M8-34L12-4L-2 12M-84 44H84M-66 53H66"/>',
    )
  if (kind === 'sun') {
    const rays = Array.from({ length: 16 }, (_, i) => {
      const [x, y] = [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)]
      return `M${Math.round(x * 46)} ${Math.round(y * 46)}L${Math.round(x * 72)} ${Math.round(y * 72)}`
    })
    return drawn(
      `<circle r="34"/><path d="${rays.join('')}"/><path d="M-34 4Q-16-8 0 4T34 4M-30 16Q-14 6 0 16T30 16"/>`,
    )
  }
  if (kind === 'contours') {
    const rings = [16, 34, 52, 70, 88].map(
      (r) => `<ellipse rx="${r}" ry="${Math.round(r * 0.72)}" transform="rotate(${-r / 4}) translate(${r / 8} 0)"/>`,
    )
    return drawn(rings.join(''))
  }
  // CAIRN, drawn in strokes so that no font is needed.
  return drawn(
    '<path stroke-width="9" d="M-78-18A22 22 0 1 0-78 18M-58 22L-42-22L-26 22M-52 8H-32M-8-22V22M14 22V-22H30A11 11 0 0 1 30 2H14M28 2L42 22M60 22V-22L88 22V-22"/>',
    1.5,
  )
}

function printed(shapes: string, ink: Ink, scale: number): string {
  return `<g transform="translate(0 ${scale < 1 ? 458 : 452}) scale(${scale})" fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round" opacity=".88">${shapes}</g>`
}
