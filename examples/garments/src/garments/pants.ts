import { closureInk } from '../blocks/closure.ts'
import { legs } from '../blocks/legs.ts'
import { beltedWaist, cordedWaist } from '../blocks/waist.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { weave } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, printOn, shadowOf } from '../drawing/colour.ts'
import { onSide, type Side, spline } from '../drawing/geometry.ts'
import { label, laminatedZip, mark, puller, seam, softLine, stitch } from '../drawing/trims.ts'
import { fitted, type Staging } from '../staging.ts'

type Details = DetailsOf<'pants'>

const CUT = {
  regular: { thigh: 172, knee: 158, hem: 142 },
  slim: { thigh: 158, knee: 132, hem: 110 },
  wide: { thigh: 182, knee: 178, hem: 172 },
} as const

export function pants(art: Art, details: Details): Staging {
  const { body, accent } = art.colourway
  const zip = closureInk(art.colourway, details.closure)
  const len = details.length === 'long' ? 940 : 846
  const hem = CUT[details.cut].hem - (details.hem === 'cuffed' ? 14 : 0)
  legs(art, {
    ...CUT[details.cut],
    hem,
    len,
    texture: weave(art, body),
    over: (side, kneeY) =>
      secondCloth(side, kneeY, details, body, accent) +
      (art.isBack
        ? seat(side, kneeY, body, zip)
        : knee(side, kneeY, details, body, accent) + pockets(art, side, details, zip)) +
      hemOf(side, details, len, hem, art, zip) +
      (details.zipOff === 'knee'
        ? laminatedZip(
            `M${side * 12} ${kneeY - 128}Q${side * 90} ${kneeY - 112} ${side * 190} ${kneeY - 134}`,
            body,
            mix(body, zip, 0.6),
            8,
          )
        : '') +
      seam(`M0 380C${side * 20} 440 ${side * 26} 470 ${side * 20} 560`, body, { soft: 0.2 }),
  })
  if (art.isBack) art.add(seam('M0 148V384', body, { stitch: '5 0' }))
  else art.add(seam('M0 148V300C0 330 4 350 0 384', body))
  if (details.waist === 'belt') {
    if (!art.isBack) art.add(stitch('M22 150V290Q20 322 2 334', body, 0.5))
    beltedWaist(art)
  } else cordedWaist(art, zip, 124, 100, 42)
  art.add(art.isBack ? label(0, 160, 36, 16, mix(accent, '#000000', 0.2)) : mark(-96, 330, 0.9, printOn(body), 0.75))
  const ground = { x: 0, y: len + 22, rx: 196, ry: 18, strength: 0.66 }
  return { ground, ...fitted({ top: 84, bottom: len + 24, halfWidth: 210, largest: 1.14 }, [-200, 70, 400, 500]) }
}

/** The part that is cut from another cloth: the shins, the seat and hips, or the outer side of the legs. */
function secondCloth(side: Side, kneeY: number, { tone }: Details, body: Ink, accent: Ink): string {
  if (tone === 'plain') return ''
  const edge = {
    lower: `M${side * -10} ${kneeY + 118}Q${side * 90} ${kneeY + 156} ${side * 210} ${kneeY + 106}`,
    upper: `M${side * -4} 344Q${side * 90} 356 ${side * 210} 276`,
    flank: `M${side * 112} 90C${side * 148} 250 ${side * 144} 380 ${side * 132} ${kneeY}C${side * 122} ${kneeY + 120} ${side * 114} 860 ${side * 112} 980`,
  }[tone]
  const area = { lower: `V1000H${side * -10}z`, upper: `V60H${side * -4}z`, flank: `H${side * 260}V90z` }[tone]
  return `<path d="${edge}${area}" fill="${accent}" opacity=".86"/>${seam(edge, body, { stitch: '0 -5', soft: 0.25 })}`
}

function seat(side: Side, kneeY: number, body: Ink, zip: Ink): string {
  return (
    seam(`M0 178C${side * 50} 196 ${side * 110} 190 ${side * 150} 168`, body, { stitch: '0 5' }) +
    seam(`M${side * 46} 236L${side * 128} 226`, body) +
    laminatedZip(`M${side * 46} 240L${side * 128} 230`, body, mix(body, zip, 0.6), 8) +
    puller(side * (side > 0 ? 52 : 122), 238, zip, 20, -4) +
    seam(`M${side * 36} ${kneeY}Q${side * 90} ${kneeY + 14} ${side * 156} ${kneeY}`, body, { stitch: '0 5' })
  )
}

function knee(side: Side, y: number, { knees }: Details, body: Ink, accent: Ink): string {
  if (knees === 'plain') return ''
  const contrast = knees === 'contrast'
  const patch = spline(
    onSide(side, [
      [14, y - 86],
      [90, y - 112],
      [190, y - 84],
      [190, y + (contrast ? 150 : 70)],
      [100, y + (contrast ? 190 : 104)],
      [14, y + (contrast ? 150 : 72)],
    ]),
    true,
  )
  const darts = `M${side * 36} ${y - 14}L${side * 72} ${y - 8}M${side * 36} ${y + 16}L${side * 70} ${y + 10}M${side * 152} ${y - 14}L${side * 120} ${y - 8}M${side * 150} ${y + 16}L${side * 120} ${y + 10}`
  return (
    `<path d="${patch}" fill="${contrast ? accent : mix(body, accent, 0.5)}" opacity="${contrast ? 0.82 : 0.3}"/>` +
    seam(patch, body, { stitch: '0 4', soft: 0.2 }) +
    seam(darts, contrast ? accent : body, { soft: 0.5 })
  )
}

function pockets(art: Art, side: Side, { pockets: set }: Details, zip: Ink): string {
  const { body, accent } = art.colourway
  const hand = `M${side * 92} 140C${side * 112} 170 ${side * 134} 214 ${side * 152} 262`
  const hands = laminatedZip(hand, body, mix(body, zip, 0.6), 9) + puller(side * 95, 146, zip, 24, side * -26)
  if (set === 'hand-thigh' && side > 0) {
    return (
      hands +
      laminatedZip('M134 380L126 486', body, mix(body, zip, 0.6), 9) +
      puller(134, 388, zip, 24, 4) +
      seam('M112 368Q150 360 164 372M106 500Q130 512 160 500', body, { soft: 0.2 })
    )
  }
  if (set !== 'cargo') return hands
  const patch = mix(body, accent, 0.3)
  const shadow = shadowOf(patch)
  const bag = `M${side * 84} 424L${side * 172} 420L${side * 168} 560L${side * 84} 566z`
  const flap = `M${side * 78} 416L${side * 178} 410L${side * 178} 450L${side * 128} 464L${side * 80} 456z`
  return (
    hands +
    `<path d="${bag}" transform="translate(4 6)" fill="${shadow}" opacity=".5"/><path d="${bag}" fill="${patch}" stroke="${shadow}"/>${stitch(bag, patch, 0.4)}${seam(`M${side * 128} 460V564`, patch, { soft: 0.4 })}` +
    `<path d="${flap}" transform="translate(2 6)" fill="${shadow}" opacity=".5"/><path d="${flap}" fill="${mix(patch, lightOf(patch), 0.2)}" stroke="${shadow}"/>${stitch(flap, patch, 0.4)}<circle cx="${side * 128}" cy="448" r="6" fill="${zip}" stroke="${shadow}"/>`
  )
}

function hemOf(side: Side, { hem: kind }: Details, len: number, hem: number, art: Art, zip: Ink): string {
  const { body, accent } = art.colourway
  if (kind === 'cuffed') {
    const cuff = mix(body, accent, 0.6)
    const ribs = Array.from({ length: 24 }, (_, i) => `M${side * (22 + i * 6)} ${len - 42}v60`).join('')
    return `<path d="M${side * 10} ${len - 38}Q${side * 90} ${len - 28} ${side * 190} ${len - 42}V${len + 30}H${side * 10}z" fill="${cuff}"/>${softLine(ribs, shadowOf(cuff), 2.4, 0.9)}${seam(`M${side * 10} ${len - 38}Q${side * 90} ${len - 28} ${side * 190} ${len - 42}`, body)}`
  }
  const stitching = seam(`M${side * 26} ${len - 32}Q${side * 90} ${len - 20} ${side * 180} ${len - 36}`, body, {
    stitch: '0 5',
    soft: 0.15,
  })
  if (kind === 'plain' || art.isBack) return stitching
  return (
    stitching +
    laminatedZip(`M${side * (hem - 6)} ${len - 170}L${side * (hem - 14)} ${len}`, body, mix(body, zip, 0.6), 9) +
    puller(side * (hem - 6), len - 162, zip, 24, 0)
  )
}
