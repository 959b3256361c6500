import { arms, SWING_REACH, swingLean } from '../blocks/arms.ts'
import { backCrew, crew } from '../blocks/crew.ts'
import { drapeFolds } from '../blocks/drapeFolds.ts'
import { SHORT_SLEEVE_REACH, shortHem, shortSleeve } from '../blocks/shortSleeve.ts'
import { HEM_SHIFT, TORSO_GRADIENT, topBlock } from '../blocks/topBlock.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { jersey } from '../drawing/cloth.ts'
import { type Ink, luminance, mix, sheenOf } from '../drawing/colour.ts'
import { hung, type Point } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { mark, stitch } from '../drawing/trims.ts'
import { fitted, type Staging } from '../staging.ts'
import { nape, pocketCloth, pocketSeams, stripes, teeSeams } from './teeCloth.ts'

type Details = DetailsOf<'tee'>

export function tee(art: Art, details: Details): Staging {
  const { body, accent } = art.colourway
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
    shortSleeve(art, side, sleeves, jersey(art, sleeves), trim + stitch(hem, sleeves, 0.45))
  })
  const { isBack } = art
  panel(art, hung(block.torso), body, {
    rim: 0.28,
    across: TORSO_GRADIENT,
    fall: [0, 290, 0, 900],
    folds: drapeFolds(hemY, isBack),
    foldShade: 0.7,
    // Full light on the folds would be too bright on the dyed band at the hem, so reduce it there.
    foldLight: details.stripe === 'dipped' ? 0.4 : 0.7,
    texture: jersey(art, body),
    // Draw prints and patches before the folds, so that the folds shade them.
    under:
      stripes(details, accent, hemY) +
      (isBack ? '' : pocketCloth(details, body) + print(art, details, printInk(details, art))),
    over:
      (isBack ? nape(art, body, details) : art.part('chest-pocket', pocketSeams(art, details))) + teeSeams(art, hemY),
  })
  const rib = { w: 74, band: ringer ? 20 : 15, col: ringer ? accent : body }
  if (art.isBack) art.addPart('round-neck', () => backCrew(art, body, { ...rib, y: 262 }))
  else art.addPart('round-neck', () => crew(art, body, { ...rib, y: 258, drop: 44 }))
  return fitted(
    {
      top: 250,
      bottom: hemY + 10,
      halfWidth: SHORT_SLEEVE_REACH + SWING_REACH / 2,
      largest: 1.34,
      lean: swingLean(art) * 0.7,
    },
    [-150, 244, 312, 390],
  )
}

/**
 * Whether the print is above the hem, because a chest pocket takes the space on the chest. A stones print and the print
 * of a tee with a dyed hem never move to the hem.
 */
const isAtHem = ({ print: kind, pocket, stripe }: Details): boolean =>
  pocket === 'chest' && kind !== 'stones' && stripe !== 'dipped'

/** Returns the ink of the print. On a chest band the ink must contrast with the band instead of the cloth. */
function printInk(details: Details, { colourway: { body, accent, lining } }: Art): Ink {
  if (details.stripe === 'chest' && !isAtHem(details))
    return luminance(accent) > 0.55 ? body : mix(lining, '#ffffff', 0.3)
  return luminance(body) > 0.55 ? accent : sheenOf(body)
}

/**
 * Returns the print, which is usually on the chest; a striped tee has none. A tee with a chest pocket has the print
 * above the hem, or a small logo on the chest.
 */
function print(art: Art, details: Details, ink: Ink): string {
  const { print: kind, pocket: chest, stripe } = details
  if (kind === 'none' || stripe === 'breton') return ''
  // On a chest band the print is smaller.
  const banded = stripe === 'chest'
  if (chest === 'chest' && !isAtHem(details)) return mark(-88, banded ? 457 : 430, 1.3, ink, 0.88)
  if (kind === 'stones') return art.part('print', banded ? mark(0, 461, 3.2, ink, 0.88) : mark(0, 460, 5.4, ink, 0.88))
  const drawn = (shapes: string, width = 1) =>
    art.part(
      'print',
      isAtHem(details)
        ? printed(shapes, ink, 0.92, [-66, 732])
        : printed(shapes, ink, banded ? 0.62 * width : 1, [0, banded ? 458 : 452]),
    )
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
  // Draw the word CAIRN as strokes, so that no font is needed.
  return drawn(
    '<path stroke-width="11" d="M-78-18A22 22 0 1 0-78 18M-58 22L-42-22L-26 22M-52 8H-32M-8-22V22M14 22V-22H30A11 11 0 0 1 30 2H14M28 2L42 22M60 22V-22L88 22V-22"/>',
    1.5,
  )
}

function printed(shapes: string, ink: Ink, scale: number, [x, y]: Point): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${ink}" stroke-width="4.4" stroke-linejoin="round" opacity=".92">${shapes}</g>`
}
