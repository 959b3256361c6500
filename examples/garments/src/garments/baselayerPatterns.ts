import type { DetailsOf } from '../details.ts'
import type { Ink } from '../drawing/colour.ts'
import type { Side } from '../drawing/geometry.ts'

type Details = DetailsOf<'baselayer'>

/** A zigzag line between two x positions, like a knitted ridge. */
function zigzag(from: number, to: number, y: number, rise: number): string {
  const count = Math.round(Math.abs(to - from) / 22)
  const step = (to - from) / count
  return `M${from} ${y}${Array.from({ length: count }, (_, i) => `l${step.toFixed(1)} ${i % 2 ? rise : -rise}`).join('')}`
}

const stroked = (path: string, ink: Ink, width: number, opacity = 0.9) =>
  `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}" opacity="${opacity}"/>`

const filled = (path: string, ink: Ink) => `<path d="${path}" fill="${ink}" opacity=".95"/>`

const rows = (from: number, to: number, step: number, draw: (y: number) => string): string =>
  Array.from({ length: Math.floor((to - from) / step) }, (_, i) => draw(from + i * step)).join('')

/** The side seams; wide side panels move them towards the middle. */
export const sideSeams = ({ pattern }: Details): string =>
  pattern === 'flanks'
    ? 'M-178 456C-92 560 -96 740 -124 960M178 456C92 560 96 740 124 960'
    : 'M-178 480C-140 600 -138 740 -150 940M178 480C140 600 138 740 150 940'

/** The pattern knitted into the body. */
export function bodyPattern({ pattern }: Details, accent: Ink, hemY: number): string {
  const across = (y: number) => `M-230 ${y}Q0 ${y + 14} 230 ${y}`
  switch (pattern) {
    case 'stripes':
      return stroked(rows(300, hemY, 34, across), accent, 11, 0.85)
    case 'pinstripes':
      return stroked(rows(330, hemY - 30, 22, across), accent, 4.5, 0.85)
    case 'rugby':
      return stroked(rows(372, hemY, 112, across), accent, 52)
    case 'trimmed':
      return stroked(across(hemY - 12), accent, 46)
    case 'yoke':
      return filled('M-240 240H240V452Q0 486 -240 452z', accent)
    case 'chest-band':
      return (
        filled('M-240 452Q0 470 240 452V520Q0 538 -240 520z', accent) + stroked('M-240 534Q0 552 240 534', accent, 6)
      )
    case 'dipped':
      return (
        filled(`M-240 ${hemY - 190}Q0 ${hemY - 172} 240 ${hemY - 190}V960H-240z`, accent) +
        stroked(across(hemY - 206), accent, 6)
      )
    case 'flanks':
      return filled('M-178 456C-92 560 -96 740 -124 960H-240V456zM178 456C92 560 96 740 124 960H240V456z', accent)
    case 'ridge':
      return (
        stroked(zigzag(-220, 220, 458, 24) + zigzag(-220, 220, 490, 24), accent, 14) + stroked(across(522), accent, 9)
      )
    default:
      return ''
  }
}

/** The part of the body pattern that continues on the sleeve. */
export function sleevePattern({ pattern, sleeves }: Details, side: Side, accent: Ink): string {
  const across = (y: number) => `M${side * 90} ${y}L${side * 340} ${y - 16}`
  switch (pattern) {
    case 'stripes':
      return stroked(rows(322, 832, 34, across), accent, 11, 0.85)
    case 'pinstripes':
      return sleeves === 'long' ? stroked(rows(330, 800, 22, across), accent, 4.5, 0.85) : ''
    case 'rugby':
      return stroked(rows(sleeves === 'long' ? 390 : 394, 832, 112, across), accent, 52)
    case 'shoulders':
      return filled(
        `M${side * 60} 230H${side * 360}V${sleeves === 'long' ? 604 : 470}L${side * 90} ${sleeves === 'long' ? 622 : 486}z`,
        accent,
      )
    case 'trimmed':
      return stroked(across(sleeves === 'long' ? 826 : 530), accent, sleeves === 'long' ? 60 : 40)
    case 'yoke':
      return sleeves === 'long'
        ? filled(`M${side * 60} 230H${side * 340}V440Q${side * 220} 452 ${side * 60} 452z`, accent)
        : filled(`M${side * 60} 230H${side * 340}V440H${side * 60}z`, accent)
    case 'dipped':
      return sleeves === 'long'
        ? filled(`M${side * 150} 706L${side * 350} 690V860H${side * 150}z`, accent) + stroked(across(694), accent, 6)
        : ''
    case 'ridge':
      return sleeves === 'long'
        ? stroked(zigzag(side * 150, side * 340, 462, 24) + zigzag(side * 150, side * 340, 494, 24), accent, 14) +
            stroked(`M${side * 150} 526H${side * 340}`, accent, 9)
        : ''
    default:
      return ''
  }
}
