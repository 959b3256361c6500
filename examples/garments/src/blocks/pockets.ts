import type { Across, Art } from '../drawing/art.ts'
import { ripstop, weave } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { SIDES, type Side } from '../drawing/geometry.ts'
import { label, laminatedZip, puller, seam, softLine, stitch } from '../drawing/trims.ts'

export type PocketInks = { cloth: Ink; tape: Ink; pull: Ink }

/** Slanted zipped hand pockets; `y` is their upper end. */
export function handPockets({ cloth, tape, pull }: PocketInks, y = 566, garage = true): string {
  const shadow = shadowOf(cloth)
  return SIDES.map((side) => {
    const zip = `M${side * 128} ${y}C${side * 116} ${y + 56} ${side * 104} ${y + 124} ${side * 96} ${y + 182}`
    const welt = `M${side * 148} ${y - 14}C${side * 138} ${y + 54} ${side * 126} ${y + 124} ${side * 116} ${y + 196}L${side * 84} ${y + 190}`
    return (
      (garage ? seam(welt, cloth, { soft: 0.3 }) : '') +
      laminatedZip(zip, cloth, tape, 10) +
      `<path d="M${side * 128 - 7} ${y - 6}h14l-1 12h-13z" fill="${mix(cloth, shadow, 0.3)}" stroke="${shadow}" stroke-width=".8"/>` +
      puller(side * 126, y + 14, pull, 30, side * 10)
    )
  }).join('')
}

/** One upright zip on the wearer's left chest. */
export function chestZip({ cloth, tape, pull }: PocketInks, side: Side = 1): string {
  return (
    laminatedZip(`M${side * 106} 392C${side * 102} 430 ${side * 98} 470 ${side * 97} 506`, cloth, tape, 9) +
    puller(side * 106, 402, pull, 26, side * 4)
  )
}

/** Two large chest pockets that open towards the middle; the wearer can reach them while wearing a hip belt. */
export function napoleonPockets({ cloth, tape, pull }: PocketInks): string {
  return SIDES.map(
    (side) =>
      seam(
        `M${side * 46} 396L${side * 138} 412C${side * 146} 470 ${side * 144} 540 ${side * 136} 596L${side * 46} 596`,
        cloth,
        { stitch: '0 4', soft: 0.3 },
      ) +
      laminatedZip(`M${side * 50} 404V586`, cloth, tape, 10) +
      puller(side * 50, 416, pull, 28, 0),
  ).join('')
}

/** A sewn-on pocket with a zip, on the wearer's left. */
export function patchPocket(art: Art, { cloth, pull }: PocketInks, patch: Ink): string {
  const outline = 'M42 432L138 424Q146 424 146 432V522Q146 536 134 537L56 542Q44 542 43 530z'
  const light = art.linear(
    [42, 422, 138, 542],
    [
      [0, lightOf(patch), 0.5],
      [0.5, patch, 0],
      [1, shadowOf(patch), 0.5],
    ],
  )
  return (
    `<path d="${outline}" transform="translate(4 6)" fill="${shadowOf(cloth)}" opacity=".5" filter="${art.blur(6)}"/>` +
    `<path d="${outline}" fill="${patch}"/><path d="${outline}" fill="${ripstop(art, patch)}" opacity=".35"/><path d="${outline}" fill="${light}"/>` +
    stitch('M47 437L134 430Q141 430 141 436V522Q140 531 132 532L58 537Q49 537 48 530z', patch) +
    laminatedZip('M52 456L138 449', patch, pull, 8) +
    puller(58, 456, pull, 22, -4) +
    label(116, 514, 30, 17)
  )
}

/** Draws a sewn-on patch with grain, light from the upper left, and a turned-in edge. */
export function sewnOn(art: Art, outline: string, cloth: Ink, light: Across, grain = weave(art, cloth)): string {
  const shadow = shadowOf(cloth)
  const form = art.linear(light, [
    [0, lightOf(cloth), 0.46],
    [0.45, cloth, 0],
    [1, shadow, 0.42],
  ])
  const texture = grain === '' ? '' : `<path d="${outline}" fill="${grain}" opacity=".3"/>`
  return `<path d="${outline}" fill="${cloth}"/>${texture}<path d="${outline}" fill="${form}"/><path d="${outline}" fill="none" stroke="${shadow}" stroke-width=".9" opacity=".5"/>`
}

/** Two bellows pockets with flaps; `y` is the top of the flap. */
export function cargoPockets(art: Art, { cloth, pull }: PocketInks, patch: Ink, y = 636): string {
  const shadow = shadowOf(patch)
  const flapInk = mix(patch, lightOf(patch), 0.14)
  return SIDES.map((side) => {
    const bag = `M${side * 46} ${y}L${side * 158} ${y - 8}L${side * 162} ${y + 132}Q${side * 160} ${y + 144} ${side * 148} ${y + 145}L${side * 58} ${y + 150}Q${side * 46} ${y + 150} ${side * 46} ${y + 138}z`
    const flap = `M${side * 40} ${y - 6}L${side * 164} ${y - 14}Q${side * 167} ${y - 13} ${side * 167} ${y - 8}L${side * 168} ${y + 32}Q${side * 168} ${y + 36} ${side * 164} ${y + 37}L${side * 104} ${y + 52}L${side * 46} ${y + 43}Q${side * 42} ${y + 42} ${side * 42} ${y + 38}z`
    const middle = side * 104
    const light = (top: number, bottom: number): Across => [middle - 62, top, middle + 54, bottom]
    const edge = `M${side * 49} ${y + 37}L${side * 104} ${y + 46}L${side * 162} ${y + 31}`
    return (
      `<path d="${bag}" transform="translate(4 6)" fill="${shadowOf(cloth)}" opacity=".5" filter="${art.blur(6)}"/>${sewnOn(art, bag, patch, light(y, y + 160))}${softLine(bag, shadow, 12, 0.24)}${stitch(bag, patch, 0.4)}` +
      seam(`M${middle} ${y + 50}V${y + 146}`, patch, { soft: 0.5 }) +
      `<path d="${flap}" transform="translate(2 7)" fill="${shadow}" opacity=".55" filter="${art.blur(2.2)}"/>${sewnOn(art, flap, flapInk, light(y - 20, y + 60))}${stitch(edge, patch, 0.6)}` +
      `<circle cx="${middle}" cy="${y + 34}" r="6" fill="${pull}" stroke="${shadow}"/><path d="M${middle - 3} ${y + 32}q3-3 6 0" fill="none" stroke="${lightOf(pull)}" stroke-width="1.4" opacity=".7"/>`
    )
  }).join('')
}
