import { type Ink, shadowOf, sheenOf } from '../drawing/colour.ts'
import { softLine } from '../drawing/trims.ts'

/** A strap of woven webbing with its shadow. */
export function webbing(path: string, width: number, ink: Ink): string {
  return `${softLine(path, '#000000', width, 0.35, '3 5')}<g fill="none"><path d="${path}" stroke="${shadowOf(ink)}" stroke-width="${width + 1.5}"/><path d="${path}" stroke="${ink}" stroke-width="${width}"/><path d="${path}" stroke="${sheenOf(ink)}" stroke-width="${width - 3}" stroke-dasharray="1 2.4" opacity=".3"/></g>`
}

/** A side-release buckle. */
export function buckle(x: number, y: number, scale = 1, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><rect x="-15" y="-17" width="32" height="40" rx="5" opacity=".35"/><path d="M-15-18H15V2H-15z" fill="#33373c" stroke="#0f1113"/><path d="M-12 2H12L14 10L9 20H-9L-14 10z" fill="#2a2d31" stroke="#0f1113"/><path d="M-9-12H9M-9-7H9" stroke="#15171a" stroke-width="2.5"/><path d="M-14-17H14" stroke="#a3a9af" opacity=".7"/><path d="M-4 4V18M4 4V18" stroke="#0f1113"/></g>`
}
