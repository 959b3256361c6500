import { gathers } from '../blocks/gathers.ts'
import { bodyShade } from '../blocks/topBlock.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { type Ink, mix, printOn, shadowOf } from '../drawing/colour.ts'
import { type Point, type Side, spline } from '../drawing/geometry.ts'
import { laminatedZip, mark, puller, seam, softLine, stitch } from '../drawing/trims.ts'

type Details = DetailsOf<'hardshell'>

/** Draws the details on the sleeve of a shell jacket: pit zip, stripe or logo, elbow patch, cuff. */
export function sleeveTrim(
  art: Art,
  side: Side,
  { pitZips, cuffs, stripe }: Details,
  zip: Ink,
  { ease, raglan }: { ease: number; raglan: boolean },
): string {
  const { body, accent } = art.colourway
  const at = (x: number) => side * (x + ease)
  let trim = bodyShade(side, body, ease, raglan)
  if (pitZips === 'zipped' && !art.isBack) {
    const pit = `M${at(214)} 396C${at(218)} 440 ${at(218)} 500 ${at(222)} 560`
    trim += art.part(
      'pit-zips',
      laminatedZip(pit, body, mix(body, zip, 0.5), 8) + puller(at(214), 404, zip, 20, side * -4),
    )
  }
  if (pitZips === 'zipped' && art.isBack) {
    const vent = `M${at(212)} 430C${at(216)} 470 ${at(217)} 520 ${at(221)} 566`
    trim += art.part('pit-zips', laminatedZip(vent, body, mix(body, zip, 0.5), 7))
  }
  if (stripe === 'sleeve') {
    const band = `M${at(236)} 330C${at(268)} 430 ${at(282)} 560 ${at(300)} 840H${at(282)}C${at(266)} 560 ${at(250)} 430 ${at(214)} 330z`
    trim += `<path d="${band}" fill="${accent}" opacity=".9"/>${seam(band, body, { soft: 0 })}`
  }
  if (side > 0 && stripe !== 'sleeve') trim += mark(270 + ease, 420, 0.9, printOn(body), 0.8)
  trim += seam(
    `M${at(196)} 548C${at(232)} 560 ${at(262)} 550 ${at(290)} 530C${at(268)} 600 ${at(270)} 640 ${at(300)} 694`,
    body,
    { soft: 0.15 },
  )
  return (
    trim +
    (cuffs === 'elastic'
      ? art.part('elastic-cuffs', elasticCuff(body, accent, at))
      : art.part('cuff-tabs', tabCuff(body, accent, side, at)))
  )
}

/** A ribbed cuff that is narrower than the sleeve, and the cloth that it gathers. */
function elasticCuff(body: Ink, accent: Ink, at: (x: number) => number): string {
  const joint: Point[] = [
    [at(236), 807],
    [at(268), 810],
    [at(302), 801],
  ]
  const line = spline(joint)
  const cuff = `${line}L${at(340)} 850H${at(190)}V806z`
  const ribs = Array.from({ length: 15 }, (_, i) => `M${at(241 + i * 4.4)} ${814 - Math.max(0, i - 6)}v28`).join('')
  return `<path d="${cuff}" fill="${mix(body, accent, 0.6)}"/>${softLine(ribs, shadowOf(body), 2, 0.9)}${seam(line, body)}${gathers(joint, body)}`
}

function tabCuff(body: Ink, accent: Ink, side: Side, at: (x: number) => number): string {
  const outline: readonly Point[] =
    side > 0
      ? [
          [at(314), 786, 1],
          [at(314), 814, 1],
          [at(262), 824],
          [at(250), 814],
          [at(254), 800],
          [at(268), 796],
        ]
      : [
          [at(222), 800, 1],
          [at(222), 828, 1],
          [at(268), 824],
          [at(280), 814],
          [at(276), 800],
          [at(264), 796],
        ]
  const tab = spline(outline, true)
  const shadow = shadowOf(body)
  const hem = seam(`M${at(312)} 786C${at(284)} 800 ${at(250)} 802 ${at(216)} 796`, body, { stitch: '0 4', soft: 0.2 })
  return `${hem}<path d="${tab}" fill="${shadow}" opacity=".45" transform="translate(3 4)"/><path d="${tab}" fill="${mix(body, accent, 0.55)}" stroke="${shadow}"/>${stitch(tab, body, 0.35)}`
}
