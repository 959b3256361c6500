import { closureInk } from '../blocks/closure.ts'
import { legs } from '../blocks/legs.ts'
import { beltedWaist, cordedWaist } from '../blocks/waist.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { ripstop } from '../drawing/cloth.ts'
import { mix, printOn, shadowOf } from '../drawing/colour.ts'
import { laminatedZip, mark, puller, seam, stitch } from '../drawing/trims.ts'
import type { Staging } from '../staging.ts'

const LENGTH = { short: 622, regular: 690, long: 770 } as const

export function shorts(art: Art, details: DetailsOf<'shorts'>): Staging {
  const { body, accent } = art.colourway
  const zip = closureInk(art.colourway, details.closure)
  const len = LENGTH[details.length]
  const patch = mix(body, accent, 0.3)
  legs(art, {
    waist: 150,
    top: 250,
    hip: 190,
    hipY: 390,
    thigh: details.length === 'short' ? 208 : 216,
    knee: 218,
    hem: details.length === 'short' ? 212 : 226,
    len: Math.min(len, 700),
    gap: 22,
    crotch: 540,
    texture: ripstop(art, body),
    textureOpacity: 0.2,
    str: 1.2,
    over: (side) => {
      const end = Math.min(len, 700)
      const flank = `M${side * 232} ${end + 10}C${side * 176} 620 ${side * 158} 520 ${side * 160} 270H${side * 260}V${end + 10}z`
      const panelled =
        details.sides === 'panel'
          ? `<path d="${flank}" fill="${accent}" opacity=".9"/>${seam(flank, body)}`
          : details.sides === 'stripe'
            ? seam(`M${side * 224} ${end}C${side * 196} 640 ${side * 186} 560 ${side * 182} 270`, body, { soft: 0.2 }) +
              `<path d="M${side * 216} ${end + 4}C${side * 186} 640 ${side * 172} 540 ${side * 172} 290" fill="none" stroke="${accent}" stroke-width="15"/><path d="M${side * 202} ${end + 4}C${side * 174} 640 ${side * 160} 540 ${side * 160} 290" fill="none" stroke="${art.colourway.lining}" stroke-width="4"/>`
            : `<path d="M${side * 200} ${end - 60}L${side * 240} ${end}H${side * 214}z" fill="${accent}"/>${seam(`M${side * 224} ${end}C${side * 196} 640 ${side * 186} 560 ${side * 182} 270`, body, { soft: 0.2 })}`
      const bag = `M${side * 92} 520L${side * 190} 512L${side * 196} 616L${side * 94} 624z`
      const cargo =
        details.pockets === 'cargo' && !art.isBack
          ? `<path d="${bag}" transform="translate(3 6)" fill="${shadowOf(body)}" opacity=".5"/><path d="${bag}" fill="${patch}" stroke="${shadowOf(patch)}"/>${stitch(bag, patch, 0.5)}${laminatedZip(`M${side * 100} 540L${side * 184} 533`, patch, mix(body, zip, 0.6), 8)}${puller(side * 142, 536, zip, 20, 0)}`
          : ''
      const pocket = `M${side * 120} 306C${side * 140} 340 ${side * 158} 380 ${side * 172} 430`
      return (
        secondCloth(art, side, end, details) +
        panelled +
        cargo +
        (art.isBack
          ? backPocket(art, side, zip)
          : laminatedZip(pocket, body, mix(body, zip, 0.6), 9) + puller(side * 122, 312, zip, 24, side * -24)) +
        seam(`M${side * 14} ${end - 24}Q${side * 120} ${end - 8} ${side * 240} ${end - 28}`, body, {
          stitch: '0 5',
          soft: 0.15,
        }) +
        (side > 0
          ? mark(
              details.pockets === 'cargo' ? 60 : 150,
              end - 54,
              1,
              printOn(details.tone === 'lower' ? accent : body),
              0.8,
            )
          : '')
      )
    },
  })
  if (details.waist === 'belt') beltedWaist(art, 150, 256)
  else cordedWaist(art, zip, 150, 254, details.waist === 'narrow' ? 26 : 40)
  art.add(seam('M0 312V540', body))
  const factor = details.length === 'long' ? 1.56 : 1.6
  return {
    scale: { factor, about: 480, down: details.length === 'short' ? 54 : details.length === 'regular' ? 28 : 26 },
    detail: [-66, 110, 400, 500],
  }
}

/** The part that is cut from another cloth, or the print on the thighs. */
function secondCloth(art: Art, side: 1 | -1, end: number, { tone }: DetailsOf<'shorts'>): string {
  const { body, accent } = art.colourway
  if (tone === 'plain') return ''
  if (tone === 'contours') {
    const rings = Array.from(
      { length: 8 },
      (_, i) => `<ellipse rx="${14 + i * 19}" ry="${10 + i * 15}" transform="rotate(${side * (20 - i * 4)})"/>`,
    )
    return `<g transform="translate(${side * 150} ${end - 100})" fill="none" stroke="${accent}" stroke-width="4" opacity=".75">${rings.join('')}</g>`
  }
  const edge =
    tone === 'lower'
      ? `M${side * -10} ${end - 84}Q${side * 120} ${end - 66} ${side * 260} ${end - 96}`
      : `M${side * -4} 440Q${side * 110} 440 ${side * 260} 380`
  return `<path d="${edge}${tone === 'lower' ? 'V900' : 'V240'}H${side * -10}z" fill="${accent}" opacity=".88"/>${seam(edge, body, { stitch: '0 5', soft: 0.25 })}`
}

/** A yoke across the seat and, on the wearer's right, a pocket with a zip. */
function backPocket(art: Art, side: 1 | -1, zip: `#${string}`): string {
  const { body } = art.colourway
  const yoke = seam(`M0 392Q${side * 90} 372 ${side * 200} 340`, body, { stitch: '0 5', soft: 0.2 })
  if (side < 0) return yoke
  return yoke + laminatedZip('M62 424L146 404', body, mix(body, zip, 0.6), 8) + puller(68, 424, zip, 20, 6)
}
