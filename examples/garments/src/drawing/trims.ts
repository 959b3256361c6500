import { type Ink, lightOf, mix, shadowOf } from './colour.ts'
import { hundredths, tenths } from './number.ts'

const stroke = (path: string, ink: Ink, width: number | string, rest = '') =>
  `<path d="${path}" stroke="${ink}" stroke-width="${width}"${rest}/>`

/**
 * Draws a soft-edged line as three translucent strokes on top of each other. A blur filter would cost more and has no
 * effect on a straight line, because the line's bounding box is empty.
 */
export function softLine(path: string, ink: Ink, width: number, opacity: number, shift?: string): string {
  const moved = shift === undefined ? '' : ` transform="translate(${shift})"`
  return `<g fill="none" stroke="${ink}"${moved} opacity="${hundredths(opacity * 0.42)}"><path d="${path}" stroke-width="${tenths(width * 1.35)}" opacity=".5"/><path d="${path}" stroke-width="${tenths(width)}" opacity=".8"/><path d="${path}" stroke-width="${tenths(width * 0.6)}"/></g>`
}

export type SeamOptions = {
  /** Opacity of the shadow along the crease; 0 draws no shadow. */
  soft?: number
  /** Offset (`dx dy`) of a row of stitches beside the seam; without it, the seam has no stitches. */
  stitch?: string
}

/** A seam: crease line, highlight beside it, optional stitches. */
export function seam(path: string, cloth: Ink, { soft = 0.28, stitch: offset }: SeamOptions = {}): string {
  const shadow = shadowOf(cloth)
  const crease = soft > 0 ? softLine(path, shadow, 7, soft) : ''
  const stitches =
    offset === undefined
      ? ''
      : stroke(path, shadow, 1.2, ` stroke-dasharray="4.5 2.6" opacity=".55" transform="translate(${offset})"`)
  return `${crease}<g fill="none">${stroke(path, shadow, 1.2, ' opacity=".6"')}${stroke(path, lightOf(cloth), 1, ' opacity=".55" transform="translate(1.2 1.4)"')}${stitches}</g>`
}

/** A row of stitches. */
export function stitch(path: string, cloth: Ink, opacity = 0.6): string {
  return `<path d="${path}" fill="none" stroke="${shadowOf(cloth)}" stroke-width="1.2" stroke-dasharray="4.5 2.6" opacity="${opacity}"/>`
}

/** A flatlock seam; in small pictures a plain seam. */
export function flatlock(path: string, cloth: Ink, isNear: boolean): string {
  if (!isNear) return seam(path, cloth, { soft: 0.2 })
  const shadow = shadowOf(cloth)
  return `${softLine(path, shadow, 11, 0.26)}<g fill="none">${stroke(path, mix(cloth, lightOf(cloth), 0.4), 5, ' opacity=".8"')}${stroke(path, shadow, 5, ' stroke-dasharray=".9 1.7" opacity=".5"')}${stroke(path, shadow, 0.9, ' opacity=".45"')}</g>`
}

/** A laminated waterproof zip along a path: recess, film, closing line. */
export function laminatedZip(path: string, cloth: Ink, tape: Ink, width = 10): string {
  const shadow = shadowOf(cloth)
  const glint = ` transform="translate(${tenths(-width * 0.24)} 0)" opacity=".55"`
  return `${softLine(path, shadow, width + 8, 0.4)}<g fill="none">${stroke(path, mix(tape, shadow, 0.25), width)}${stroke(path, tape, width - 2)}${stroke(path, lightOf(tape), tenths(width * 0.16), glint)}${stroke(path, shadowOf(tape), 1.5)}</g>`
}

/** Coil zip with visible teeth. */
export function coilZip(path: string, tape: Ink, teeth: Ink, width = 13): string {
  const shadow = shadowOf(tape)
  return `<g fill="none">${stroke(path, shadow, width + 3, ' opacity=".55"')}${stroke(path, tape, width)}${stroke(path, shadow, 6, ' opacity=".8"')}${stroke(path, lightOf(teeth), 5, ' stroke-dasharray="1.6 1.9"')}${stroke(path, shadowOf(teeth), '.8', ' opacity=".8"')}</g>`
}

/** A zip slider at a point, with a moulded puller that hangs from it. */
export function puller(x: number, y: number, ink: Ink, length = 34, turn = 0): string {
  const shadow = shadowOf(ink)
  const turned = turn === 0 ? '' : ` rotate(${turn})`
  return `<g transform="translate(${tenths(x)} ${tenths(y)})${turned}"><path d="M2 2h10v${length + 10}q-5 7-11 0z" fill="${shadow}" opacity=".2"/><path d="M4 4h7v${length + 7}q-4 4-8 0z" fill="${shadow}" opacity=".2"/><path d="M-6-9h12l1.5 12q-7.5 5-15 0z" fill="${mix('#7d8388', ink, 0.35)}" stroke="#15171a" stroke-width=".8"/><path d="M-4.5-8l-.8 8" stroke="#fff" opacity=".7"/><path d="M0 0v10" stroke="#23262a" stroke-width="3"/><path d="M-3.6 8h7.2l1.6 ${length - 8}q-5.2 5-10.4 0z" fill="${ink}" stroke="${shadow}" stroke-width=".9"/><path d="M-2 10l-1.2 ${length - 11}" stroke="${lightOf(ink)}" stroke-width="1.3" opacity=".75"/><path d="M-2.5 ${length - 8}h5M-2.8 ${length - 4}h5.6" stroke="${shadow}" opacity=".5"/></g>`
}

/** The small flat slider of a pocket zip, with a loop of cord as its puller. */
export function cordPuller(x: number, y: number, ink: Ink, turn = 0): string {
  return `<g transform="translate(${tenths(x)} ${tenths(y)}) rotate(${turn})" fill="none"><path d="M1 5c-5 10-4 17 0 17s6-7 1-17" stroke="#000" stroke-width="3" opacity=".25" transform="translate(2 2)"/><path d="M0 3c-5 10-4 17 0 17s5-7 0-17" stroke="${shadowOf(ink)}" stroke-width="2.8"/><path d="M0 3c-5 10-4 17 0 17s5-7 0-17" stroke="${ink}" stroke-width="1.8"/><path d="M-4-4h8l-1 9h-6z" fill="${mix('#7d8388', ink, 0.35)}" stroke="#15171a" stroke-width=".7"/><path d="M-2.5-2.8h5" stroke="#fff" stroke-width=".8" opacity=".6"/></g>`
}

/** Cord lock with a short loop of elastic. */
export function cordLock(x: number, y: number, turn = 0, cord: Ink = '#2b2e33', scale = 0.85): string {
  const loop = 'M-2 4c-7 16-3 30 3 30s8-14 2-30'
  return `<g transform="translate(${tenths(x)} ${tenths(y)}) rotate(${turn}) scale(${scale})"><path d="${loop}" fill="none" stroke="#0b0c0e" stroke-width="3.6"/><path d="${loop}" fill="none" stroke="${cord}" stroke-width="2.6" stroke-dasharray="2.5 1"/><rect x="-6" y="-9" width="12" height="15" rx="4" fill="#2a2d31" stroke="#0d0e10" stroke-width=".8"/><path d="M-3.5-6.5v9" stroke="#a9aeb4" stroke-width="1.6" stroke-linecap="round" opacity=".8"/><rect x="-3.5" y="-12" width="7" height="4" rx="1.5" fill="#44484e"/></g>`
}

const STONES =
  'M3.2 29c-1.8-2.7-.3-6.4 3-7.1l14.3-1.7c4.6-.4 8.3 1.4 9.1 4.5.5 2-.2 3.4-1.5 4.3zM6.9 19.6c-1.9-2.7-.4-6.3 2.8-6.8l8.8-.9c4.2-.3 7 1.7 7.2 4.4.1 1.6-.8 2.7-2.2 3l-12.8 1c-1.7.1-3-.1-3.8-.7zM11.7 10.6c-1.8-1.7-1.4-4.7.6-6.2l3.2-1.7c2.6-1 5.3.2 6 2.8.5 2.2-.6 4-2.7 4.4l-4.8.9c-.9.1-1.7.1-2.3-.2z'

/** The logo: three stacked stones. */
export function mark(x: number, y: number, scale: number, ink: Ink, opacity = 1): string {
  return `<path transform="translate(${tenths(x)} ${tenths(y)}) scale(${hundredths(scale * 0.82)}) translate(-16 -17)" d="${STONES}" fill="${ink}" opacity="${opacity}"/>`
}

/** A sewn-on label with the logo. */
export function label(
  x: number,
  y: number,
  width = 26,
  height = 16,
  cloth: Ink = '#f2efe8',
  print: Ink = '#23262a',
): string {
  const rect = (grow: number, dx: number, dy: number, rest: string) =>
    `<rect x="${tenths(x - width / 2 - grow + dx)}" y="${tenths(y - height / 2 - grow + dy)}" width="${tenths(width + grow * 2)}" height="${tenths(height + grow * 2)}" ${rest}/>`
  return (
    rect(0, 1, 1.5, 'rx="1.5" fill="#000" opacity=".3"') +
    rect(0, 0, 0, `rx="1.5" fill="${cloth}"`) +
    rect(-1.2, 0, 0, `fill="none" stroke="${print}" stroke-width=".6" stroke-dasharray="1.5 1" opacity=".45"`) +
    mark(x, y, Math.min(width / 34, height / 29), print)
  )
}

/** A band of reflective tape. */
export function reflective(path: string, width: number): string {
  return `<g fill="none">${stroke(path, '#6b7176', width + 1.5)}${stroke(path, '#dfe3e6', width)}${stroke(path, '#9aa0a6', width, ' stroke-dasharray="1 2" opacity=".6"')}</g>`
}
