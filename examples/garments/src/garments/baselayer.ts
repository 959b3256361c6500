import { arms, SWING_REACH, swingLean } from '../blocks/arms.ts'
import { closureInk } from '../blocks/closure.ts'
import { backCrew, crew } from '../blocks/crew.ts'
import { drapeFolds } from '../blocks/drapeFolds.ts'
import { coilFront, collarZip } from '../blocks/neckFastening.ts'
import { openFront } from '../blocks/openFront.ts'
import { SHORT_SLEEVE_REACH, shortHem, shortSleeve } from '../blocks/shortSleeve.ts'
import { sleeveFolds } from '../blocks/sleeveFolds.ts'
import { backCollar, standCollar } from '../blocks/standCollar.ts'
import { bodyShade, HEM_SHIFT, topBlock } from '../blocks/topBlock.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { jersey, knit } from '../drawing/cloth.ts'
import { mix, printOn, shadowOf } from '../drawing/colour.ts'
import { flipped, hung, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { mark, seam } from '../drawing/trims.ts'
import { fitted, type Staging } from '../staging.ts'
import { bodyPattern, sideSeams, sleevePattern } from './baselayerPatterns.ts'

type Details = DetailsOf<'baselayer'>

export function baselayer(art: Art, details: Details): Staging {
  const { body, accent } = art.colourway
  const zip = closureInk(art.colourway, details.closure)
  const wales = art.near ? jersey : knit
  const texture = wales(art, body)
  const long = details.sleeves === 'long'
  const shift = HEM_SHIFT[details.length] * 0.7
  const hemY = 876 + shift
  const sleeves = details.pattern === 'sleeves' ? accent : body
  const sleeveTexture = wales(art, sleeves)
  const block = topBlock({
    ease: -14,
    sleeveWidth: -5,
    hemY,
    drop: 8,
    waist: 190,
    hem: 194,
    neckY: 264,
    neck: 78,
    cuff: 36,
    raglan: long,
  })
  const thread = mix(body, accent, details.seams === 'contrast' ? 0.9 : 0.2)
  const flatlock = (path: string) =>
    `<path d="${path}" fill="none" stroke="${shadowOf(body)}" stroke-width="7" opacity=".22"/><path d="${path}" fill="none" stroke="${thread}" stroke-width="4.5" stroke-dasharray="1.4 1.2"/>`
  arms(art, (side, swings) => {
    if (!long) {
      const trim = sleevePattern(details, side, accent) + flatlock(shortHem(side, 14, -14))
      art.addPart('short-sleeves', () => shortSleeve(art, side, sleeves, sleeveTexture, trim, -14))
      return
    }
    art.addPart('long-sleeves', () =>
      panel(art, spline(side > 0 ? block.sleeve : flipped(block.sleeve), true), sleeves, {
        across: side > 0 ? [184, 570, 282, 552] : [-282, 552, -184, 570],
        fall: [0, 300, 0, 860],
        folds: sleeveFolds(side, swings, 0.75, 12 + side, -14),
        texture: sleeveTexture,
        under: sleevePattern(details, side, accent),
        over:
          bodyShade(side, sleeves, -14, true) +
          flatlock(`M${side * 214} 806Q${side * 250} 816 ${side * 300} 798`) +
          flatlock(`M${side * 196} 480C${side * 226} 600 ${side * 226} 700 ${side * 232} 830`),
      }),
    )
  })
  const armholes = long
    ? 'M-80 264C-88 300 -100 340 -132 396C-150 424 -170 450 -188 474M80 264C88 300 100 340 132 396C150 424 170 450 188 474'
    : 'M-184 320C-172 360 -174 420 -186 474M184 320C172 360 174 420 186 474'
  panel(art, hung(block.torso), body, {
    rim: 0.3,
    across: [-188, 560, 188, 590],
    fall: [0, 290, 0, 900],
    folds: drapeFolds(hemY, art.isBack, 0.8),
    foldShade: 0.7,
    foldLight: 0.7,
    texture,
    under: bodyPattern(details, accent, hemY),
    over:
      art.part('flat-seams', flatlock(armholes) + flatlock(sideSeams(details))) +
      seam(`M-200 ${hemY - 22}C-110 ${hemY - 10} 110 ${hemY - 10} 200 ${hemY - 22}`, body, { stitch: '0 5' }) +
      (art.isBack ? backSeams(flatlock) : '') +
      chestMark(art, details) +
      `<path d="M150 ${hemY - 38}h26v11h-26z" fill="${zip}"/>` +
      mark(163, hemY - 34, 0.4, '#ffffff', 0.9) +
      art.part(
        'half-zip',
        details.collar === 'half-zip' && !art.isBack ? coilFront(body, mix(body, accent, 0.6), zip, 470, 12) : '',
      ),
  })
  if (details.collar === 'half-zip') {
    const measures = { height: 62, top: 62, base: 80, y: 264, texture }
    if (art.isBack) art.addPart('stand-collar', () => backCollar(art, body, measures))
    else {
      const top = art.addPart('stand-collar', () => standCollar(art, body, measures))
      const tape = mix(body, accent, 0.6)
      collarZip(art, tape, zip, top, 12)
      if (art.view === 'detail') openFront(art, { top, end: top + 206, tape, teeth: zip, inside: 'bound' })
    }
  } else if (art.isBack) art.addPart('round-neck', () => backCrew(art, body, { y: 264, w: 70, band: 18, raglan: long }))
  else art.addPart('round-neck', () => crew(art, body, { y: 258, w: 70, drop: 38, band: 18 }))
  return fitted({
    top: details.collar === 'half-zip' ? 196 : 250,
    bottom: Math.max(hemY + 10, long ? 840 : 0),
    halfWidth: long ? 302 + SWING_REACH : SHORT_SLEEVE_REACH - 14,
    largest: 1.34,
    lean: swingLean(art) * (long ? 1.1 : 0.7),
  })
}

/** A yoke over the shoulder blades, above the knitted chest pattern, and seams along the back. */
function backSeams(flatlock: (path: string) => string): string {
  return (
    flatlock('M-134 398C-76 425 76 425 134 398') +
    flatlock('M-60 414C-84 548 -92 700 -84 940M60 414C84 548 92 700 84 940')
  )
}

/**
 * The logo: on the chest in the front view, below the neck in the back view; a striped pattern has no logo. The height
 * depends on the pattern, so that the logo does not cross the edge of a band.
 */
function chestMark({ isBack, colourway: { body, accent } }: Art, { pattern }: Details): string {
  if (pattern === 'stripes' || pattern === 'pinstripes') return ''
  if (isBack) return mark(0, pattern === 'rugby' ? 324 : 344, 1, printOn(pattern === 'yoke' ? accent : body), 0.8)
  const y = pattern === 'chest-band' ? 494 : pattern === 'rugby' ? 434 : pattern === 'ridge' ? 404 : 420
  return mark(-92, y, 1, printOn(pattern === 'yoke' || pattern === 'chest-band' ? accent : body), 0.8)
}
