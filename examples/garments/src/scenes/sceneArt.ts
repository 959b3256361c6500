import { type Stop, stopElements } from '../drawing/art.ts'
import type { Ink } from '../drawing/colour.ts'
import type { Point } from '../drawing/geometry.ts'
import { joined, randomSource } from '../drawing/number.ts'

/** Colours and heights of one landscape; heights are shares of the picture's height. */
export type Scene = {
  title: string
  sky: readonly Stop[]
  sun?: readonly [x: number, y: number, ink: Ink]
  ridges: readonly (readonly [ink: Ink, y: number, amplitude: number, seed: number])[]
  /**
   * Mist in the valleys: its ink and its density. `fade` returns how strongly the mist hides the foot of a ridge, from
   * 0 to 1.
   */
  mist: Ink
  density: number
  fade: (index: number) => number
  /** Number of ridges with edges that are lit by the sun, counted from the farthest ridge. */
  rims: number
  foreground: (art: SceneArt) => void
}

/** Collects the shapes of one landscape; every id begins with the prefix. */
export class SceneArt {
  readonly width = 1600
  readonly height: number
  readonly prefix: string
  readonly definitions: string[] = []
  readonly shapes: string[] = []
  readonly #known = new Set<string>()

  constructor(height: number, prefix: string) {
    this.height = height
    this.prefix = prefix
  }

  add(...shapes: string[]): void {
    this.shapes.push(...shapes)
  }

  linear(id: string, stops: readonly Stop[], line = 'x2="0" y2="1"'): string {
    return this.define(id, (name) => `<linearGradient id="${name}" ${line}>${stopElements(stops)}</linearGradient>`)
  }

  blur(deviation: number): string {
    return this.define(
      `b${deviation}`,
      (name) =>
        `<filter id="${name}" x="-.2" y="-.5" width="1.4" height="2" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    )
  }

  /** Defines an element once per id. @returns its reference. */
  define(id: string, make: (name: string) => string): string {
    if (!this.#known.has(id)) {
      this.#known.add(id)
      this.definitions.push(make(this.prefix + id))
    }
    return `url(#${this.prefix}${id})`
  }

  /** Generates a ridge by midpoint displacement, with sharper peaks than valleys. */
  ridge(y: number, amplitude: number, seed: number, depth = 7, roughness = 0.52): Point[] {
    const random = randomSource(seed * 7919)
    let heights = [0.3 + random() * 0.4, random(), 0.2 + random() * 0.5, random(), 0.4 + random() * 0.3]
    let spread = 0.5
    for (let i = 0; i < depth - 2; i++) {
      const finer: number[] = []
      heights.forEach((height, j) => {
        finer.push(height)
        if (j < heights.length - 1) finer.push((height + (heights[j + 1] ?? 0)) / 2 + (random() - 0.5) * spread)
      })
      heights = finer
      spread *= roughness
    }
    const { width, height: tall } = this
    return heights.map((height, i) => [
      Math.round((width * i) / (heights.length - 1)),
      Math.round(tall * y - Math.sign(height) * Math.abs(height) ** 1.25 * tall * amplitude * 1.6),
    ])
  }

  /** Returns the path of the area between a line and the bottom of the picture. */
  below(line: readonly Point[]): string {
    let [x, y] = line[0] ?? [0, 0]
    let path = `M0 ${this.height}V${y}l`
    for (const [i, [u, v]] of line.slice(1).entries()) {
      path += (i > 0 && u >= x ? ' ' : '') + joined([u - x, v - y])
      x = u
      y = v
    }
    return `${path}V${this.height}z`
  }
}
