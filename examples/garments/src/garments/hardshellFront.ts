import { snapPlacket } from '../blocks/closure.ts'
import { cargoPockets, chestZip, handPockets, napoleonPockets, type PocketInks } from '../blocks/pockets.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { SIDES } from '../drawing/geometry.ts'
import { laminatedZip, puller, seam, softLine } from '../drawing/trims.ts'

type Details = DetailsOf<'hardshell'>

/** Draws the front closure of a shell jacket. */
export function fastening(art: Art, { front: kind }: Details, zip: Ink, hemY: number): string {
  const { body } = art.colourway
  if (kind === 'flap') return art.part('storm-flap', snapPlacket(body, zip, 290, hemY + 16, 44, 52))
  const end = kind === 'half-zip' ? 540 : hemY + 17
  const flap =
    softLine(`M-15 270V${end}`, shadowOf(body), 9, 0.3) +
    seam(`M-16 280V${end}`, body, { soft: 0 }) +
    seam(`M17 280V${end}`, body, { soft: 0 })
  const line = flap + laminatedZip(`M0 262V${end}`, body, zip, 13)
  if (kind === 'zip') return art.part('front-zip', line + puller(0, hemY - 26, zip, 24))
  const tack = `<path d="M-17 ${end - 2}h34v12h-34z" fill="${mix(body, shadowOf(body), 0.25)}" stroke="${shadowOf(body)}"/>`
  return art.part('half-zip', line + tack)
}

/**
 * Draws the pockets of the front. A pull-over has no separate hand pockets: its front pouch has an opening on each
 * side.
 */
export function pockets(art: Art, { pockets: set, front }: Details, inks: PocketInks, hemY: number): string {
  const y = Math.min(566, hemY - 300)
  const pullOver = front === 'half-zip'
  const hands = (zipped: boolean) =>
    pullOver
      ? art.part('pouch-pocket', pouch(inks, hemY, zipped))
      : art.part('hand-pockets', zipped ? handPockets(inks, y) : '')
  const chest = () => art.part('chest-pocket', chestZip(inks))
  switch (set) {
    case 'hand-chest':
      return hands(true) + chest()
    case 'hand':
      return hands(true)
    case 'napoleon':
      return hands(false) + art.part('chest-pockets', napoleonPockets(inks))
    case 'cargo': {
      const patch = mix(inks.cloth, art.colourway.accent, 0.4)
      return art.part('bellows-pockets', cargoPockets(art, inks, patch, Math.min(656, hemY - 200))) + chest()
    }
    case 'none':
      return hands(false)
  }
}

function pouch({ cloth, tape, pull }: PocketInks, hemY: number, zipped: boolean): string {
  const top = Math.min(620, hemY - 196)
  const bottom = top + 152
  const outline = `M-86 ${top}H86L140 ${top + 74}V${bottom}H-140V${top + 74}z`
  const lit = `<path d="${outline}" fill="${lightOf(cloth)}" opacity=".1"/>${seam(outline, cloth, { stitch: '0 -5', soft: 0.4 })}`
  const openings = SIDES.map((side) => {
    const slant = `M${side * 90} ${top + 4}L${side * 138} ${top + 70}`
    return zipped
      ? laminatedZip(slant, cloth, tape, 9) + puller(side * 92, top + 8, pull, 24, side * -22)
      : softLine(slant, shadowOf(cloth), 12, 0.5)
  })
  return lit + openings.join('')
}

export type Yoke = { cloth: string; seam: string }

/**
 * Outlines of the yokes. A contrasting yoke covers the chest and ends in a point on the back; a tonal one covers only
 * the shoulders.
 */
const YOKES = {
  contrast: {
    front: { edge: 'M-230 384C-120 398 120 398 230 384', area: 'M-230 230H230V384C120 398 -120 398 -230 384z' },
    back: {
      edge: 'M-220 372Q-70 384 0 416Q70 384 220 372',
      area: 'M-230 230H230V371L220 372Q70 384 0 416Q-70 384 -220 372L-230 371z',
    },
  },
  tonal: {
    front: {
      edge: 'M-204 402C-150 384 -104 356 -84 268M204 402C150 384 104 356 84 268',
      area: 'M-230 240V404L-204 402C-150 384 -104 356 -84 262V240ZM230 240V404L204 402C150 384 104 356 84 262V240Z',
    },
    back: { edge: 'M-220 392C-120 412 120 412 220 392', area: 'M-230 240H230V388C120 412 -120 412 -230 388Z' },
  },
} as const

/** Returns reinforced shoulders, or only the shoulder seam; a raglan sleeve has neither. */
export function yokeOf(art: Art, { yoke }: Details, raglan: boolean): Yoke {
  const { body, accent } = art.colourway
  if (raglan) return { cloth: '', seam: '' }
  if (yoke === 'none')
    return {
      cloth: '',
      seam: seam('M-192 356C-150 340 -120 300 -100 280M192 356C150 340 120 300 100 280', body, { soft: 0.2 }),
    }
  const { edge: line, area } = YOKES[yoke][art.isBack ? 'back' : 'front']
  const cloth = yoke === 'contrast' ? accent : mix(body, accent, 0.5)
  const form = art.linear(
    [-196, 300, 196, 330],
    [
      [0, shadowOf(cloth), 0.3],
      [0.24, lightOf(cloth), 0.34],
      [0.5, shadowOf(cloth), 0.02],
      [1, shadowOf(cloth), 0.42],
    ],
  )
  return {
    cloth: `<path d="${area}" fill="${cloth}" opacity=".94"/><path d="${area}" fill="${form}"/>`,
    seam: seam(line, body, { stitch: '0 5', soft: 0.22 }),
  }
}
