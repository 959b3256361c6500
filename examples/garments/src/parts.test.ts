import { describe, expect, it } from 'vitest'
import { type GarmentType, garmentTypes, isGarmentDetails, optionsOf } from './details.ts'
import { partNames, partsIn } from './parts.ts'
import { type GarmentSpec, renderGarment } from './renderGarment.ts'

const VIEWS = ['front', 'back', 'detail'] as const

const isSpec = (value: { type: GarmentType; details: Record<string, string> }): value is GarmentSpec & typeof value =>
  isGarmentDetails(value.type, value.details)

function draw(type: GarmentType, details: Record<string, string>, rest: Partial<GarmentSpec>): string {
  const spec = { ...rest, type, details, prefix: 't' }
  if (!isSpec(spec)) throw new Error(`not details of a ${type}: ${JSON.stringify(details)}`)
  return renderGarment(spec)
}

/** Returns one set of details per value of each detail. */
const variations = (type: GarmentType): Record<string, string>[] =>
  Object.entries(optionsOf(type)).flatMap(([name, values]) => values.map((value) => ({ [name]: value })))

/** Removes the groups that name a part, and keeps what is in them. */
function withoutMarks(svg: string): string {
  const open: boolean[] = []
  return svg.replaceAll(/<g( [^>]*)?>|<\/g>/g, (tag) => {
    if (tag !== '</g>') {
      open.push(tag.startsWith('<g data-part='))
      return open.at(-1) ? '' : tag
    }
    return open.pop() ? '' : tag
  })
}

describe.each(garmentTypes)('the marks of a %s', (type) => {
  it('change nothing else in the picture', () => {
    for (const details of variations(type).slice(0, 12)) {
      for (const view of VIEWS) {
        const plain = draw(type, details, { view })
        expect(plain).not.toContain('data-part')
        expect(withoutMarks(draw(type, details, { view, marks: true }))).toBe(plain)
      }
    }
  })
})

it('names only parts of the list, and each of them is drawn somewhere', () => {
  const svgs = garmentTypes.flatMap((type) => [
    ...variations(type).flatMap((details) => VIEWS.map((view) => draw(type, details, { view, marks: true }))),
  ])
  const vests = VIEWS.flatMap((view) =>
    ['stretch', 'zip'].flatMap((pocket) =>
      ['lid', 'roll-top'].map((lid) => draw('pack', { size: 'vest', pocket, lid }, { view, marks: true })),
    ),
  )
  const shown = new Set(
    [...svgs, ...vests].flatMap((svg) => [...svg.matchAll(/data-part="([^"]+)"/g)].map(([, n]) => n)),
  )
  expect([...shown].filter((name) => !partNames.some((known) => known === name))).toEqual([])
  expect(partNames.filter((name) => !shown.has(name))).toEqual([])
})

it('shows a hood only where a hood is drawn', () => {
  const parts = (collar: string) => partsIn(draw('hardshell', { collar }, { marks: true }))
  expect(parts('hood').has('hood')).toBe(true)
  expect(parts('stand').has('hood')).toBe(false)
  expect(parts('stand').has('stand-collar')).toBe(true)
})
