import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { mesh } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { onSide, type Side, spline } from '../drawing/geometry.ts'
import { laminatedZip, stitch } from '../drawing/trims.ts'

type Details = DetailsOf<'pack'>

/**
 * Draws the details of a shoulder strap: loops or cord, and a small pocket. The loops or cord match the lashing on the
 * front of the bag, and the pocket matches the front pocket.
 */
export function strapTrim(art: Art, { pocket, lashing, size }: Details, side: Side, zip: Ink): void {
  // On an airbag pack, the strap on the left of the picture has the release handle instead of loops or cord.
  if (size !== 'airbag' || side > 0) art.add(lashingOf(lashing, side, zip))
  if (pocket === 'none' || (pocket !== 'twin' && side < 0)) return
  const { accent } = art.colourway
  const outline = spline(
    onSide(side, [
      [98, 456, 1],
      [128, 448],
      [158, 456, 1],
      [156, 510],
      [146, 566, 1],
      [120, 574],
      [96, 562, 1],
      [94, 510],
    ]),
    true,
  )
  const opening = `M${side * 97} 462Q${side * 128} 456 ${side * 158} 462`
  const cloth = `<path d="${outline}" transform="translate(3 4)" fill="#000" opacity=".35"/><path d="${outline}" fill="${accent}" stroke="${shadowOf(accent)}"/>`
  const finish =
    pocket === 'stretch'
      ? `<path d="${outline}" fill="${mesh(art)}" opacity=".3"/><path d="${opening}" fill="none" stroke="${mix(accent, lightOf(accent), 0.5)}" stroke-width="7"/>`
      : laminatedZip(`M${side * 100} 476Q${side * 128} 470 ${side * 155} 476`, accent, zip, 7) +
        stitch(outline, accent, 0.5)
  art.add(art.part('strap-pocket', cloth + finish))
}

function lashingOf(lashing: Details['lashing'], side: Side, zip: Ink): string {
  if (lashing === 'none') return ''
  if (lashing === 'bungee') {
    const cord = `M${side * 72} 262L${side * 128} 280L${side * 84} 304L${side * 144} 322L${side * 100} 348L${side * 150} 366L${side * 108} 392`
    return `<g fill="none" stroke-linejoin="round"><path d="${cord}" stroke="${shadowOf(zip)}" stroke-width="6"/><path d="${cord}" stroke="${zip}" stroke-width="4"/></g>`
  }
  const places = [
    [92, 270],
    [106, 308],
    [117, 346],
    [124, 384],
  ] as const
  const loops = places.map(([out, y]) => {
    const x = side * out
    return `<path d="M${x - 17} ${y - 9}h34v15h-34z" fill="#24272b" stroke="#0f1113"/><path d="M${x - 14} ${y - 7}h28" stroke="${lightOf(zip)}" stroke-width="2" opacity=".6"/>`
  })
  return loops.join('')
}
