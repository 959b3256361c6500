import { type Ink, lightOf, shadowOf } from '../drawing/colour.ts'

/** A film or an overlay that is welded onto the upper: its shadow, its cloth and its bright edge. */
export function welded(path: string, cloth: Ink, under: Ink): string {
  return `<path d="${path}" transform="translate(1.5 3)" fill="${shadowOf(under)}" opacity=".4"/><path d="${path}" fill="${cloth}"/><path d="${path}" fill="none" stroke="${lightOf(cloth)}" stroke-width="1.5" opacity=".55"/>`
}
