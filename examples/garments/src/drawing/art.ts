import type { Colourway } from '../colourways.ts'
import type { PartName } from '../parts.ts'
import type { Ink } from './colour.ts'
import { hundredths, tenths } from './number.ts'

export type View = 'front' | 'back' | 'detail'

/** One stop of a gradient. Without an opacity it is opaque. */
export type Stop = readonly [offset: number, ink: Ink, opacity?: number]

/** The line along which the light changes, as x1 y1 x2 y2 in user units. */
export type Across = readonly [x1: number, y1: number, x2: number, y2: number]

/**
 * Collects the shapes of one drawing: 800 x 1000 units, x = 0 in the middle, light from the upper left. Every id begins
 * with the prefix, so that the ids of several drawings in one document do not clash.
 */
export class Art {
  readonly prefix: string
  readonly colourway: Colourway
  readonly view: View
  /** Whether the picture is large enough for woven grain; in small pictures it aliases into dots. */
  readonly fine: boolean
  /**
   * Whether the picture is large enough for single stitches and threads; small pictures leave them out to save bytes.
   */
  readonly near: boolean
  /** Whether the drawing names its parts in `data-part`. */
  readonly marks: boolean
  readonly definitions: string[] = []
  readonly shapes: string[] = []
  /** Outlines of the parts that cast a shadow on the wall, with their transforms. */
  readonly silhouette: { id: string; transform: string }[] = []
  #ids = 0
  readonly #known = new Map<string, string>()

  constructor(
    prefix: string,
    colourway: Colourway,
    view: View,
    { fine, near, marks }: { fine: boolean; near: boolean; marks: boolean },
  ) {
    this.prefix = prefix
    this.colourway = colourway
    this.view = view
    this.fine = fine
    this.near = near
    this.marks = marks
  }

  get isBack(): boolean {
    return this.view === 'back'
  }

  add(...shapes: string[]): this {
    this.shapes.push(...shapes)
    return this
  }

  /** Names shapes as a part of the garment. In a render without marks it returns the shapes unchanged. */
  part(name: PartName, shapes: string): string {
    return this.marks && shapes !== '' ? `<g data-part="${name}">${shapes}</g>` : shapes
  }

  /** Names everything that `draw` adds as a part of the garment. @returns what `draw` returns. */
  addPart<Result>(name: PartName, draw: () => Result): Result {
    const before = this.shapes.length
    const result = draw()
    if (this.marks && this.shapes.length > before) this.add(this.part(name, this.shapes.splice(before).join('')))
    return result
  }

  /** Applies a transform to everything that `draw` adds, shadows included. */
  placed(transform: string, draw: () => void): void {
    const [shapes, shadows] = [this.shapes.length, this.silhouette.length]
    draw()
    const drawn = this.shapes.splice(shapes)
    this.shapes.push(`<g transform="${transform}">${drawn.join('')}</g>`)
    for (const shadow of this.silhouette.slice(shadows)) shadow.transform = `${transform} ${shadow.transform}`.trim()
  }

  id(): string {
    return this.prefix + (this.#ids++).toString(36)
  }

  /** Defines an element once per key. @returns its reference, `url(#…)`. */
  define(key: string, make: (id: string) => string): string {
    let id = this.#known.get(key)
    if (id === undefined) {
      id = this.id()
      this.#known.set(key, id)
      this.definitions.push(make(id))
    }
    return `url(#${id})`
  }

  /**
   * Returns a blur filter that works in sRGB. In linear light, dark shadows would have too few steps and turn violet at
   * low opacity.
   */
  blur(deviation: number): string {
    return this.define(
      `blur ${deviation}`,
      (id) =>
        `<filter id="${id}" x="-.3" y="-.3" width="1.6" height="1.6" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    )
  }

  /**
   * Returns a gradient along a line of the canvas. With `down`, the gradient runs from the top to the bottom of the
   * filled shape.
   */
  linear(across: Across | 'down', stops: readonly Stop[]): string {
    const units =
      across === 'down'
        ? ' x2="0" y2="1"'
        : ` gradientUnits="userSpaceOnUse" x1="${tenths(across[0])}" y1="${tenths(across[1])}" x2="${tenths(across[2])}" y2="${tenths(across[3])}"`
    return this.define(
      `linear ${units} ${JSON.stringify(stops)}`,
      (id) => `<linearGradient id="${id}"${units}>${stopElements(stops)}</linearGradient>`,
    )
  }

  radial(cx: number, cy: number, r: number, stops: readonly Stop[]): string {
    return this.define(
      `radial ${cx} ${cy} ${r} ${JSON.stringify(stops)}`,
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${stopElements(stops)}</radialGradient>`,
    )
  }

  /** A radial gradient that fades out from the middle of the filled shape. */
  pool(ink: Ink, strength: number): string {
    const stops: Stop[] = (
      [
        [0, 1],
        [0.45, 0.72],
        [0.75, 0.24],
        [1, 0],
      ] as const
    ).map(([offset, share]) => [offset, ink, +hundredths(share * strength)])
    return this.define(
      `pool ${ink} ${strength}`,
      (id) => `<radialGradient id="${id}">${stopElements(stops)}</radialGradient>`,
    )
  }

  pattern(key: string, width: number, height: number, content: string, transform = ''): string {
    return this.define(
      `pattern ${key}`,
      (id) =>
        `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${transform === '' ? '' : ` patternTransform="${transform}"`}>${content}</pattern>`,
    )
  }
}

export function stopElements(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, ink, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${ink}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('')
}
