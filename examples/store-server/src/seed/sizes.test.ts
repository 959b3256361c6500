import { expect, test } from 'vitest'
import { buildProducts } from './buildProducts.ts'
import { sizesOf } from './sizes.ts'

const keysOf = (gender: 'women' | 'men') => sizesOf('lengths', gender).map(({ key }) => key)

test("women's pants and tights begin at the waist of XS and have as many sizes as men's", () => {
  expect(keysOf('women')).toEqual(['25', '27', '29', '32', '35', '38'])
  expect(keysOf('men')).toEqual(['28', '30', '32', '34', '36', '38'])
  const pants = buildProducts().filter(({ build, gender }) => build.kind === 'hikePants' && gender === 'women')
  expect(pants.length).toBeGreaterThan(1)
  for (const { sizes, text } of pants) {
    expect(sizes.map(({ key }) => key)).toEqual(keysOf('women'))
    expect(text['en-GB'].fit).toMatch(/\u00a0cm\u00a0\(25\).*\u00a0cm\u00a0\(38\)/)
    expect(text['en-GB'].features.at(-1)).toMatch(/\u00a0g\u00a0\(25\).*\u00a0g\u00a0\(29\).*\u00a0g\u00a0\(38\)/)
  }
})
