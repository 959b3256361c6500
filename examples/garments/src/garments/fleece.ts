import { arms, SWING_REACH, swingLean } from '../blocks/arms.ts'
import { closureInk, snapPlacket } from '../blocks/closure.ts'
import { backCrew, crew } from '../blocks/crew.ts'
import { drapeFolds } from '../blocks/drapeFolds.ts'
import { coilFront, collarZip } from '../blocks/neckFastening.ts'
import { openFront } from '../blocks/openFront.ts'
import { handPockets, type PocketInks, patchPocket } from '../blocks/pockets.ts'
import { sleeveFolds } from '../blocks/sleeveFolds.ts'
import { backCollar, standCollar } from '../blocks/standCollar.ts'
import { bodyShade, HEM_SHIFT, sleeveGradient, TORSO_GRADIENT, topBlock } from '../blocks/topBlock.ts'
import type { DetailsOf } from '../details.ts'
import type { Across, Art } from '../drawing/art.ts'
import { fuzzyEdge, grid, pile, weave } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, printOn, shadowOf } from '../drawing/colour.ts'
import { flipped, hung, type Side, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { coilZip, mark, puller, seam, stitch } from '../drawing/trims.ts'
import { fitted, type Staging } from '../staging.ts'

type Details = DetailsOf<'fleece'>

/** The line across both shoulders along which the light changes. */
const SHOULDERS: Across = [-330, 380, 330, 400]

export function fleece(art: Art, details: Details): Staging {
  const { body, accent } = art.colourway
  const zip = closureInk(art.colourway, details.closure)
  const binding = details.binding === 'contrast' ? accent : mix(body, accent, 0.25)
  const surface = cloth(art, details, body)
  const shift = 24 + HEM_SHIFT[details.length] * 0.7
  const hemY = 832 + shift
  const block = topBlock({ ease: 2, waist: 186, sleeveWidth: 1, hemY: 856 + shift, drop: 6, raglan: true })
  arms(art, (side, swings) => {
    const band = `M${side * 190} 798C${side * 250} 810 ${side * 290} 806 ${side * 340} 792V850H${side * 190}z`
    const shoulder = details.yoke === 'contrast' ? yokeOnSleeve(art, side, swings) : ''
    const outline = panel(art, spline(side > 0 ? block.sleeve : flipped(block.sleeve), true), body, {
      across: sleeveGradient(side),
      fall: [0, 300, 0, 860],
      folds: sleeveFolds(side, swings, 1.5, 4 + side),
      ...surface,
      over:
        shoulder +
        bodyShade(side, body, 4, true) +
        art.part(
          'bound-edges',
          shaded(art, band, binding, sleeveGradient(side)) +
            stitch(`M${side * 200} 806C${side * 250} 816 ${side * 290} 812 ${side * 340} 798`, binding),
        ),
    })
    if (details.pile === 'deep') art.add(fuzz(art, details, outline))
  })
  const hem = `M-230 ${hemY}C-110 ${hemY + 14} 110 ${hemY + 14} 230 ${hemY}V960H-230z`
  const over =
    yoke(art, details) +
    shaded(art, hem, binding, TORSO_GRADIENT) +
    stitch(`M-230 ${hemY + 7}C-110 ${hemY + 21} 110 ${hemY + 21} 230 ${hemY + 7}`, binding) +
    (art.isBack ? back(details, body, accent, hemY) : front(art, details, zip, hemY))
  const outline = panel(art, hung(block.torso), body, {
    rim: 0.2,
    across: TORSO_GRADIENT,
    fall: [0, 300, 0, 900],
    folds: drapeFolds(hemY + 24, art.isBack, 1.15),
    ...surface,
    over,
  })
  if (details.pile === 'deep') art.add(fuzz(art, details, outline))
  neck(art, details, zip, binding)
  return fitted({
    top: details.collar === 'crew' ? 250 : 180,
    bottom: Math.max(872 + shift, 845),
    halfWidth: 322 + SWING_REACH,
    lean: swingLean(art),
  })
}

function cloth(art: Art, { pile: kind }: Details, body: Ink) {
  if (kind === 'deep')
    return { texture: pile(art, body), textureOpacity: 0.6, edge: 0.08, foldShade: 0.42, foldLight: 0.42 }
  if (kind === 'grid')
    return { texture: grid(art, body), textureOpacity: 0.4, edge: 0.3, foldShade: 0.6, foldLight: 0.55 }
  return { texture: weave(art, body), textureOpacity: 0.2, edge: 0.3, foldShade: 0.75, foldLight: 0.7 }
}

/** Draws the fuzzy edge of pile fleece; the smooth cloth of a yoke has none. */
function fuzz(art: Art, { yoke: kind }: Details, outline: string): string {
  const edge = fuzzyEdge(art, outline, art.colourway.body)
  if (kind === 'none') return edge
  const clip = art.define('pile', (id) => `<clipPath id="${id}"><path d="M-400 419H400V1000H-400z"/></clipPath>`)
  return `<g clip-path="${clip}">${edge}</g>`
}

/** Returns an area in another cloth, shaded along the line `across`. */
function shaded(art: Art, area: string, ink: Ink, across: Across): string {
  const form = art.linear(across, [
    [0, shadowOf(ink), 0.34],
    [0.3, lightOf(ink), 0.36],
    [0.62, ink, 0],
    [1, shadowOf(ink), 0.44],
  ])
  return `<path d="${area}" fill="${ink}"/><path d="${area}" fill="${form}"/>`
}

function yoke(art: Art, { yoke: kind }: Details): string {
  if (kind === 'none') return ''
  const { accent } = art.colourway
  return (
    shaded(art, 'M-240 240H240V412C120 420 -120 420 -240 412z', accent, SHOULDERS) +
    seam('M-240 412C-120 420 120 420 240 412', accent, { stitch: '0 -5' })
  )
}

/** The yoke on a sleeve, at the same height as the yoke of the body, so that both meet. */
function yokeOnSleeve(art: Art, side: Side, swings: boolean): string {
  const { accent } = art.colourway
  const y = swings ? 415 : 420
  const edge = `${side * 340} ${y - 6}C${side * 280} ${y + 4} ${side * 200} ${y + 3} ${side * 90} ${y - 2}`
  return (
    shaded(art, `M${side * 60} 230H${side * 340}L${edge}z`, accent, SHOULDERS) +
    seam(`M${edge}`, accent, { stitch: '0 -5' })
  )
}

/** The back: two long seams from the yoke, and a hanging loop in the middle of the yoke. */
function back({ yoke: kind }: Details, body: Ink, accent: Ink, hemY: number): string {
  const loop = 'M-13 398C-13 424 13 424 13 398'
  const seams = `M-96 412C-124 540 -128 660 -116 ${hemY + 10}M96 412C124 540 128 660 116 ${hemY + 10}`
  return (
    (kind === 'none' ? seam('M-200 400C-120 418 120 418 200 400', body, { stitch: '0 5' }) : '') +
    seam(seams, body, { soft: 0.34, stitch: '5 0' }) +
    `<g fill="none" stroke-linecap="round"><path d="${loop}" transform="translate(2 3)" stroke="#000" stroke-width="7" opacity=".3"/><path d="${loop}" stroke="${mix(accent, '#16181a', 0.2)}" stroke-width="6.5"/><path d="${loop}" stroke="${lightOf(accent)}" stroke-width="3" stroke-dasharray="1 2" opacity=".4"/></g>`
  )
}

function front(art: Art, { front: kind, pockets, collar }: Details, zip: Ink, hemY: number): string {
  const { body, accent } = art.colourway
  const inks: PocketInks = { cloth: body, tape: accent, pull: zip }
  const chest = pockets === 'chest' || pockets === 'hand-chest'
  const hands = pockets === 'hand' || pockets === 'hand-chest'
  const set =
    (chest ? art.part('chest-pocket', patchPocket(art, inks, accent)) : mark(96, 440, 1.1, printOn(body), 0.8)) +
    art.part('hand-pockets', hands ? handPockets(inks, hemY - 196, false) : '')
  const whole = () =>
    art.part('front-zip', coilFront(body, accent, zip, hemY + 18) + puller(0, hemY - 6, zip, 20)) + set
  const half = (end: number) => art.part('half-zip', coilFront(body, accent, zip, end)) + set
  if (collar === 'crew') {
    if (kind === 'zip') return whole()
    return kind === 'snaps' ? art.part('snaps', snapPlacket(accent, zip, 296, 430)) + set : half(500)
  }
  if (kind === 'snaps') return art.part('snaps', snapPlacket(accent, zip, 290, 500, 34, 52)) + set
  return kind === 'half-zip' ? half(520) : whole()
}

function neck(art: Art, { collar, front: kind, pile: surface }: Details, zip: Ink, binding: Ink): void {
  const { body, accent } = art.colourway
  const texture = surface === 'deep' ? pile(art, body) : surface === 'grid' ? grid(art, body) : ''
  if (collar === 'crew') {
    const rib = { w: 78, band: 20, col: binding }
    if (art.isBack) art.addPart('round-neck', () => backCrew(art, body, { ...rib, y: 266, raglan: true }))
    else {
      art.addPart('round-neck', () => crew(art, body, { ...rib, y: 260, drop: 36 }))
      if (kind !== 'snaps') art.add(collarlessZip(accent, zip))
    }
    return
  }
  if (art.isBack) {
    art.addPart('stand-collar', () => backCollar(art, body, { height: 70, top: 70, base: 88, texture }))
    return
  }
  const top = art.addPart('stand-collar', () => standCollar(art, body, { height: 70, texture }))
  art.add(
    `<path d="M-68 203C-36 216 -20 221 0 222C20 221 36 216 68 203" fill="none" stroke="${binding}" stroke-width="7"/>`,
  )
  if (kind === 'snaps') art.add(snapPlacket(accent, zip, top, 312))
  else collarZip(art, accent, zip, top)
  if (art.view === 'detail' && kind !== 'snaps')
    openFront(art, { top, end: top + 226, tape: accent, teeth: zip, inside: 'bound' })
}

/** A zip that ends at the rib of a round neck. */
function collarlessZip(tape: Ink, zip: Ink): string {
  return coilZip('M0 286V330', tape, zip) + puller(0, 296, zip, 28)
}
