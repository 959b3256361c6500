import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { colourwayNames } from './colourways.ts'
import { detailOptions, type GarmentType, garmentTypes, isGarmentDetails, optionsOf } from './details.ts'
import { type GarmentSpec, renderGarment } from './renderGarment.ts'

const VIEWS = ['front', 'back', 'detail'] as const
const LIMIT_BYTES = 12 * 1024

/** Returns combinations that together contain every value of every detail. */
function combinations(type: GarmentType): Record<string, string>[] {
  const options = Object.entries(optionsOf(type))
  const count = Math.max(18, ...options.map(([, values]) => values.length))
  return Array.from({ length: count }, (_, i) =>
    Object.fromEntries(
      options.map(([name, values], j) => [name, values[(i + Math.floor(i / (j + 2))) % values.length] ?? '']),
    ),
  )
}

function isSpec(value: { type: GarmentType; details: Record<string, string> }): value is GarmentSpec & typeof value {
  return isGarmentDetails(value.type, value.details)
}

function draw(type: GarmentType, details: Record<string, string>, rest: Omit<GarmentSpec, 'type' | 'details'>): string {
  const spec = { type, details, ...rest }
  if (!isSpec(spec)) throw new Error(`not details of a ${type}: ${JSON.stringify(details)}`)
  return renderGarment(spec)
}

/** Lists XML faults: wrongly nested tags and duplicate attributes. */
function xmlFaults(svg: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  const rest = svg.replaceAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:\d-]+="[^"<&]*")*)\s*(\/?)>/g,
    (_, close, name, attributes, self) => {
      const names = [...String(attributes).matchAll(/([a-zA-Z:\d-]+)=/g)].map(([, attribute]) => attribute)
      if (new Set(names).size !== names.length) faults.push(`an attribute twice in <${name}${attributes}>`)
      if (close && open.pop() !== name) faults.push(`</${name}> closes nothing`)
      if (!close && !self) open.push(name)
      return ''
    },
  )
  if (rest.trim() !== '') faults.push(`not a tag: ${rest.slice(0, 60)}`)
  return [...faults, ...open.map((name) => `<${name}> stays open`)]
}

describe.each(garmentTypes)('a drawn %s', (type) => {
  const drawings = combinations(type).flatMap((details, i) =>
    VIEWS.map((view) => {
      const colourway = colourwayNames[(i * 5 + VIEWS.indexOf(view)) % colourwayNames.length] ?? 'glacier'
      return {
        name: `${view} ${colourway} ${JSON.stringify(details)}`,
        svg: draw(type, details, { view, colourway, prefix: 't' }),
      }
    }),
  )

  it('is well-formed', () => {
    expect(drawings.flatMap(({ name, svg }) => xmlFaults(svg).map((fault) => `${name}: ${fault}`))).toEqual([])
  })

  it('has only finite numbers in its attributes', () => {
    expect(
      drawings.filter(({ svg }) => /NaN|undefined|null|Infinity|\[object/.test(svg)).map(({ name }) => name),
    ).toEqual([])
  })

  it('weighs at most 12 kB compressed', () => {
    expect(drawings.filter(({ svg }) => gzipSync(svg).length > LIMIT_BYTES).map(({ name }) => name)).toEqual([])
  })

  it('has no script and no external reference', () => {
    const forbidden = /<script|\son\w+=|javascript:|<foreignObject|<image|href="(?!#)|url\((?!#)|@import/i
    expect(drawings.filter(({ svg }) => forbidden.test(svg)).map(({ name }) => name)).toEqual([])
  })

  it('begins every id with the prefix and defines every id that it references', () => {
    for (const { name, svg } of drawings) {
      const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '')
      const references = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id ?? '')
      expect(
        ids.filter((id) => !id.startsWith('gt_')),
        name,
      ).toEqual([])
      expect(new Set(ids).size, name).toBe(ids.length)
      expect(
        references.filter((id) => !ids.includes(id)),
        name,
      ).toEqual([])
    }
  })

  it('is drawn in every colourway', () => {
    const front = new Set(colourwayNames.map((colourway) => draw(type, {}, { colourway, prefix: 't' })))
    expect(front.size).toBe(colourwayNames.length)
  })

  it('looks different for every value of every detail', () => {
    for (const [name, values] of Object.entries(optionsOf(type))) {
      const pictures = values.map((value) => draw(type, { [name]: value }, { prefix: 't' }))
      expect(new Set(pictures).size, name).toBe(values.length)
    }
  })

  it('is the same text each time', () => {
    expect(draw(type, {}, { prefix: 't' })).toBe(draw(type, {}, { prefix: 't' }))
  })
})

describe('renderGarment', () => {
  it('gives the types with many products at least twelve looks', () => {
    for (const type of ['hardshell', 'down', 'fleece', 'baselayer', 'tee', 'pants', 'shoe', 'pack'] as const) {
      const looks = new Set(combinations(type).map((details) => draw(type, details, { prefix: 't' })))
      expect(looks.size, type).toBeGreaterThanOrEqual(12)
    }
  })

  it.each(['tee', 'tights', 'gloves', 'socks'] as const)(
    'omits single threads on the card of %s, and also the grain on a small card',
    (type) => {
      const [small, card, gallery] = [400, 640, 800].map((size) => draw(type, {}, { size, prefix: 't' }).length)
      expect(card).toBeLessThan(gallery ?? 0)
      expect(small).toBeLessThanOrEqual(card ?? 0)
    },
  )

  it('refuses a detail that the type does not have', () => {
    expect(isGarmentDetails('tee', { sole: 'trail' })).toBe(false)
    expect(isGarmentDetails('tee', { constructor: 'trail' })).toBe(false)
    expect(isGarmentDetails('tee', { print: 'sun' })).toBe(true)
  })

  it('cleans a prefix that is not a valid id', () => {
    expect(renderGarment({ type: 'tee', prefix: ':r1:"><' })).toContain('id="gr1_0"')
  })

  it('keeps the shadow but no wall on a transparent background', () => {
    const cutOut = renderGarment({ type: 'tee', backdrop: 'none', prefix: 't' })
    expect(cutOut).not.toContain('#faf9f6')
    expect(cutOut).toContain('transform="translate(14 20)"')
  })

  it('lists a default first for every detail', () => {
    for (const type of garmentTypes) {
      for (const values of Object.values(optionsOf(type))) expect(values.length).toBeGreaterThan(1)
    }
    expect(detailOptions.hardshell.closure[0]).toBe('blaze')
  })
})
