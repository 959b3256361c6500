import { optionsOf } from '@cairn/garments'
import { expect, it } from 'vitest'
import { buildProducts } from '../buildProducts.ts'
import { KIND_KEYS, KINDS } from '../kinds.ts'
import { TYPES } from '../pictureOf.ts'
import { OPTIONS } from './index.ts'
import { STRUCTURAL } from './options.types.ts'

const products = buildProducts()

it.each(KIND_KEYS)(
  'the table of %s lists possible values of every structural detail, with where they come from',
  (kind) => {
    const type = TYPES[KINDS[kind].family]
    const details = optionsOf(type)
    const choices = OPTIONS[kind]
    expect(STRUCTURAL[type].filter((detail) => choices[detail] === undefined)).toEqual([])
    for (const [detail, choice] of Object.entries(choices)) {
      expect(choice.values.length).toBeGreaterThan(0)
      expect(details[detail]).toEqual(expect.arrayContaining([...choice.values]))
      expect('source' in choice ? URL.canParse(choice.source) : choice.estimate).toBe(true)
    }
  },
)

it('no product has a part that its kind does not have', () => {
  const isPossible = ({ categoryKey, colors: [color] }: (typeof products)[number]) =>
    KIND_KEYS.filter((kind) => KINDS[kind].category === categoryKey).some((kind) =>
      Object.entries(color?.picture.details ?? {}).every(
        ([detail, value]) => OPTIONS[kind][detail]?.values.includes(value) ?? true,
      ),
    )
  expect(products.filter((product) => !isPossible(product)).map(({ slug }) => slug)).toEqual([])
})

it('only a parka closes with snaps', () => {
  const shells = products.filter(({ colors: [color] }) => color?.picture.type === 'hardshell')
  const snapped = shells.filter(({ colors: [color] }) => Object.values(color?.picture.details ?? {}).includes('flap'))
  expect(snapped.length).toBeGreaterThan(0)
  expect(snapped.filter(({ slug }) => !slug.includes('parka'))).toEqual([])
})
