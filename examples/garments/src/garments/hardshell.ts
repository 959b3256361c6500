import { arms, SWING_REACH, swingLean } from '../blocks/arms.ts'
import { closureInk, snapPlacket } from '../blocks/closure.ts'
import { drapeFolds } from '../blocks/drapeFolds.ts'
import { hood } from '../blocks/hood.ts'
import type { HoodShape } from '../blocks/hoodCuts.ts'
import { openFlap } from '../blocks/openFlap.ts'
import { openFront } from '../blocks/openFront.ts'
import type { PocketInks } from '../blocks/pockets.ts'
import { sleeveFolds } from '../blocks/sleeveFolds.ts'
import { backCollar, standCollar } from '../blocks/standCollar.ts'
import { cuffMouth, HEM_SHIFT, sleeveGradient, TORSO_GRADIENT, type TopMeasures, topBlock } from '../blocks/topBlock.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { weave } from '../drawing/cloth.ts'
import { type Ink, mix, printOn, shadowOf } from '../drawing/colour.ts'
import { flipped, hung, type Point, SIDES, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { cordLock, laminatedZip, mark, puller, seam, softLine } from '../drawing/trims.ts'
import { fitted, type Staging } from '../staging.ts'
import { backOf } from './hardshellBack.ts'
import { fastening, pockets, yokeOf } from './hardshellFront.ts'
import { sleeveTrim } from './hardshellSleeve.ts'

type Details = DetailsOf<'hardshell'>

type Cut = Required<Pick<TopMeasures, 'ease' | 'hemY' | 'waist' | 'hem' | 'sleeveWidth' | 'drop' | 'raglan'>>

export function hardshell(art: Art, details: Details): Staging {
  const { body, accent } = art.colourway
  const zip = closureInk(art.colourway, details.closure)
  const inks: PocketInks = { cloth: body, tape: mix(body, zip, 0.7), pull: zip }
  const cut = cutOf(details)
  const { hemY, ease, drop, raglan } = cut
  const isElastic = details.cuffs === 'elastic'
  const block = topBlock({ ...cut, gathered: isElastic })
  if (!art.isBack) art.addPart('long-back', () => inside(art, cut))
  arms(art, (side, swings) => {
    cuffMouth(art, side, 828, (isElastic ? 246 : 226) + ease, (isElastic ? 296 : 304) + ease)
    panel(art, spline(side > 0 ? block.sleeve : flipped(block.sleeve), true), body, {
      across: sleeveGradient(side),
      fall: [0, 300, 0, 840],
      folds: sleeveFolds(side, swings, 1, side > 0 ? 3 : 8, ease),
      foldShade: 0.78,
      foldLight: 0.66,
      core: 0.42,
      texture: weave(art, body),
      over: sleeveTrim(art, side, details, zip, cut),
    })
  })

  const folds = drapeFolds(hemY, art.isBack, 0.82)
  const yoke = yokeOf(art, details, raglan)
  let over =
    yoke.seam + seam('M-180 470C-150 560 -146 700 -152 930M180 470C150 560 146 700 152 930', body, { soft: 0.18 })
  over += isBlouson(details)
    ? art.part('elastic-hem', elasticHem(body, accent, hemY))
    : seam(`M-214 ${hemY - 18}C-120 ${hemY - 16 + drop} 120 ${hemY - 16 + drop} 214 ${hemY - 18}`, body, {
        stitch: '0 6',
        soft: 0.15,
      })
  if (details.stripe === 'chest') {
    const band = 'M-220 448C-120 462 120 462 220 448V492C120 506 -120 506 -220 492z'
    over += `<path d="${band}" fill="${accent}" opacity=".88"/>${seam(band, body, { soft: 0 })}`
  }
  if (art.isBack) {
    folds
      .fold([-150, 470], [-40, 500], 7, -0.03, 0)
      .fold([150, 520], [46, 556], 7, 0.03, 0)
      .fold([168, 690], [70, 672], 7, -0.02, 0)
      .fold([-60, 690], [30, 720], 7, 0.03, 0)
    over +=
      mark(0, 340, 1.1, printOn(details.yoke === 'contrast' ? accent : body), 0.8) + backOf(art, details, zip, hemY)
  } else {
    // Add the long, crisp creases of a stiff laminate.
    folds
      .fold([-150, 500], [-60, 470], 7, 0.03, 0)
      .fold([150, 560], [40, 530], 7, -0.03, 0)
      .fold([-176, 700], [-40, 668], 8, 0.02, 0)
      .fold([-60, 330], [-30, 440], 8, 0.02, 0)
    over += pockets(art, details, inks, hemY) + fastening(art, details, zip, hemY + drop - 10)
    over += details.pockets === 'napoleon' ? '' : mark(-100, 430, 1.25, printOn(body), 0.85)
  }
  panel(art, hung(block.torso), body, {
    rim: 0.36,
    across: TORSO_GRADIENT,
    fall: [0, 300, 0, 900],
    folds,
    foldShade: 0.74,
    foldLight: 0.62,
    core: 0.42,
    texture: weave(art, body),
    textureOpacity: 0.34,
    under: yoke.cloth,
    over,
  })
  if (!isBlouson(details))
    for (const side of SIDES)
      art.add(art.part('hem-cord', cordLock(side * (170 + ease), hemY - 6, side * -6, '#2b2e33', 0.8)))
  const hooded = details.collar === 'hood'
  const neck = collar(art, details, zip)
  if (art.view === 'detail' && details.front === 'flap')
    art.addPart('front-zip', () =>
      openFlap(art, {
        top: hooded ? 290 : neck + 4,
        end: 490,
        tape: mix(body, zip, 0.7),
        snap: zip,
        slider: !hooded,
      }),
    )
  else if (art.view === 'detail')
    openFront(art, { top: neck, end: neck + 236, tape: mix(body, zip, 0.7), teeth: zip, inside: 'taped' })
  return fitted(
    {
      top: hooded ? 42 : 168,
      bottom: Math.max(hemY + 34, 850),
      halfWidth: 320 + SWING_REACH + ease,
      largest: 1.13,
      lean: swingLean(art),
    },
    [-176, hooded ? 96 : 150, 376, 470],
  )
}

/** Whether the jacket has an elastic hem. Every jacket with elastic cuffs has one, unless the jacket is long. */
const isBlouson = ({ cuffs, length }: Details): boolean => cuffs === 'elastic' && length !== 'long'

/** The cut: a parka is wide with a rounded hem, a pull-over is boxy, and a jacket with elastic cuffs is close to the body. */
function cutOf(details: Details): Cut {
  const { length, front, yoke, cuffs } = details
  const hemY = 868 + HEM_SHIFT[length]
  const raglan = yoke === 'none' && cuffs === 'elastic'
  if (length === 'long') return { ease: 6, hemY, waist: 196, hem: 212, sleeveWidth: 6, drop: 20, raglan: false }
  if (isBlouson(details)) return { ease: 0, hemY, waist: 190, hem: 176, sleeveWidth: 0, drop: 6, raglan }
  if (front === 'half-zip') return { ease: 8, hemY, waist: 202, hem: 206, sleeveWidth: 8, drop: 8, raglan }
  return { ease: 0, hemY, waist: 188, hem: 196, sleeveWidth: 0, drop: 12, raglan }
}

function hoodShape({ length, front }: Details): HoodShape {
  if (length === 'long' || front === 'flap') return 'deep'
  return front === 'half-zip' ? 'soft' : 'helmet'
}

/** Draws the inside of the back, which is visible below the front hem because the back hangs lower. */
function inside(art: Art, { hemY, hem, ease, drop }: Cut): void {
  const { lining } = art.colourway
  const w = hem + ease - 6
  const edge: Point[] = [
    [-w + 2, hemY - 28, 1],
    [w - 2, hemY - 28, 1],
    [w, hemY],
    [w * 0.58, hemY + drop + 12],
    [0, hemY + drop + 18],
    [-w * 0.58, hemY + drop + 12],
    [-w, hemY],
  ]
  panel(art, spline(edge, true), mix(lining, shadowOf(lining), 0.45), {
    across: [0, hemY - 18, 0, hemY + 32],
    rim: 0,
    core: 0.6,
  })
}

function elasticHem(body: Ink, accent: Ink, hemY: number): string {
  const ink = mix(body, accent, 0.6)
  const top = hemY - 34
  const ribs = Array.from(
    { length: 50 },
    (_, i) => `M${-196 + i * 8} ${top + 3 + Math.round(8 * Math.sin((Math.PI * i) / 49))}v60`,
  ).join('')
  const line = `M-220 ${top}C-110 ${top + 10} 110 ${top + 10} 220 ${top}`
  return `<path d="${line}V${hemY + 40}H-220z" fill="${ink}"/>${softLine(ribs, shadowOf(body), 2.4, 0.8)}${seam(line, body, { soft: 0.4 })}`
}

/** Draws the collar or the hood. @returns the y of the upper edge in the middle of the front. */
function collar(art: Art, details: Details, zip: Ink): number {
  const { body } = art.colourway
  if (details.collar === 'hood') {
    // Turn the hood slightly to the side, which looks more natural.
    art.placed(`rotate(${art.isBack ? 1.8 : -1.8} 0 306)`, () => hood(art, art.isBack, zip, hoodShape(details)))
    return 248
  }
  if (art.isBack) {
    art.addPart('stand-collar', () => backCollar(art, body, { height: 76, texture: weave(art, body) }))
    return 268
  }
  const measures = { height: 82, top: 70, texture: weave(art, body) }
  const middle = art.addPart('stand-collar', () => standCollar(art, body, measures))
  if (details.front === 'flap') art.add(snapPlacket(body, zip, middle, 314))
  else art.add(laminatedZip(`M0 ${middle}V312`, body, zip, 13), puller(0, middle + 12, zip, 36))
  return middle
}
