import { expect, test } from 'vitest'
import { jacket, variantOf } from './product.fixture.ts'
import { choiceOfVariant, chooseOption, hasStock, imagesOf, isSwatchOption, viewProduct } from './product.rules.ts'
import type { Choice, Product, ProductImage, Variant } from './product.types.ts'

const values = (...keys: readonly string[]) => keys.map((key) => ({ key, label: key.toUpperCase() }))
const imageOf = (url: string): ProductImage => ({ view: 'front', url })

/** A gift card: no options, one variant. */
const card: Product = {
  ...jacket,
  options: [],
  images: [imageOf('/card.svg')],
  variants: [variantOf('1', { options: {} })],
}

/** A bottle in two sizes, without a colour. */
const bottle: Product = {
  ...jacket,
  options: [{ name: 'Volume', label: 'Volumen', values: values('500', '750') }],
  images: [imageOf('/bottle.svg')],
  variants: [
    variantOf('1', { options: { Volume: '500' }, inventoryLevel: 0 }),
    variantOf('2', { options: { Volume: '750' } }),
  ],
}

/** Trousers in a colour, a waist and a length. Pine has no length of 34; the rust 30/34 is sold out. */
const trousers: Product = {
  ...jacket,
  options: [
    {
      name: 'Color',
      values: [
        { key: 'rust', label: 'Rust', images: [imageOf('/rust.svg')] },
        { key: 'pine', label: 'Pine', images: [imageOf('/pine.svg')] },
      ],
    },
    { name: 'Waist', values: values('30', '32') },
    { name: 'Length', values: values('32', '34') },
  ],
  variants: ['rust', 'pine'].flatMap((Color) =>
    ['30', '32'].flatMap((Waist) =>
      (Color === 'rust' ? ['32', '34'] : ['32']).map((Length) =>
        variantOf(`${Color} ${Waist}/${Length}`, {
          options: { Color, Waist, Length },
          inventoryLevel: Color === 'rust' && Waist === '30' && Length === '34' ? 0 : 12,
        }),
      ),
    ),
  ),
}

const chosenOf = (product: Product, choice: Choice) => {
  const view = viewProduct(product, choice)
  return product.options.map(({ name }) => view.choice[name] ?? null)
}

/** Returns, for each option, the values that are in stock together with the choices of the other options. */
const availableOf = (product: Product, given: Choice) => {
  const { choice } = viewProduct(product, given)
  return product.options.map(({ name, values }) =>
    values.map(({ key }) => key).filter((key) => hasStock(product, { ...choice, [name]: key })),
  )
}

test('a product without options has its only variant, which needs no choice', () => {
  const view = viewProduct(card, {})
  expect(view).toMatchObject({ choice: {}, currentVariant: { id: '1' }, isOutOfStock: false, images: card.images })
  expect(viewProduct({ ...card, variants: [variantOf('1', { options: {}, inventoryLevel: 0 })] }, {})).toMatchObject({
    currentVariant: { id: '1' },
    isOutOfStock: true,
  })
  expect(choiceOfVariant(card, '1')).toEqual({})
  expect(choiceOfVariant(card, 'unknown')).toEqual({})
})

test('of two variants with the same values the first is bought, so its stock counts', () => {
  const [soldOut, other] = [variantOf('1', { options: {}, inventoryLevel: 0 }), variantOf('2', { options: {} })]
  const viewOf = (...variants: readonly Variant[]) => viewProduct({ ...card, variants }, {})
  expect(viewOf(soldOut, other)).toMatchObject({ currentVariant: { id: '1' }, isOutOfStock: true })
  expect(viewOf(other, soldOut)).toMatchObject({ currentVariant: { id: '2' }, isOutOfStock: false })
})

test('a product with one option waits for its choice, and each value says whether it can be bought', () => {
  const view = viewProduct(bottle, {})
  expect(view).toMatchObject({ currentVariant: null, isOutOfStock: false, images: bottle.images })
  expect(availableOf(bottle, {})).toEqual([['750']])
  expect(viewProduct(bottle, { Volume: '750' }).currentVariant?.id).toBe('2')
  expect(chosenOf(bottle, { Volume: 'none', Color: 'rust' })).toEqual([null])
})

test('a size that is sold out in the colour, or that the colour does not have, is not available', () => {
  expect(availableOf(jacket, { Color: 'rust' })).toEqual([['rust', 'pine'], ['m']])
  expect(availableOf(jacket, { Color: 'rust', Size: 's' })).toEqual([['pine'], ['m']])
  expect(availableOf({ ...jacket, variants: [variantOf('90')] }, {})).toEqual([['rust'], ['m']])
  expect(viewProduct({ ...jacket, variants: [variantOf('90')] }, { Size: 's' })).toMatchObject({
    currentVariant: null,
    isOutOfStock: true,
  })
})

test('a value alone is sold out only when all its variants are', () => {
  const isSoldOut = (Color: string, product = jacket) => !hasStock(product, { Color })
  expect([isSoldOut('rust'), isSoldOut('pine')]).toEqual([false, false])
  const withoutRust = jacket.variants.map((variant) =>
    variant.options.Color === 'rust' ? { ...variant, inventoryLevel: 0 } : variant,
  )
  expect([isSoldOut('rust', { ...jacket, variants: withoutRust }), isSoldOut('none')]).toEqual([true, true])
})

test('the first swatch and the only value of an option need no decision', () => {
  expect(chosenOf(jacket, {})).toEqual(['rust', null])
  expect(chosenOf(jacket, { Color: 'none', Size: 'none' })).toEqual(['rust', null])
  const [color, size] = jacket.options
  const only = { ...jacket, options: [color, { name: 'Size', values: values('m') }].flatMap((option) => option ?? []) }
  expect(viewProduct(only, {})).toMatchObject({ currentVariant: { id: '77' } })
  expect(jacket.options.map(isSwatchOption)).toEqual([true, false])
  const dots = {
    name: 'Color',
    values: [
      { key: 'rust', label: 'Rust' },
      { key: 'pine', label: 'Pine', hex: '#225544' },
    ],
  }
  expect(isSwatchOption(dots)).toBe(true)
  expect(size && isSwatchOption({ ...size, values: [] })).toBe(false)
})

test('of three options each value is available with the other choices', () => {
  expect(availableOf(trousers, {})).toEqual([
    ['rust', 'pine'],
    ['30', '32'],
    ['32', '34'],
  ])
  expect(availableOf(trousers, { Color: 'pine' })).toEqual([['rust', 'pine'], ['30', '32'], ['32']])
  expect(availableOf(trousers, { Color: 'rust', Waist: '30' })).toEqual([['rust', 'pine'], ['30', '32'], ['32']])
  expect(availableOf(trousers, { Color: 'rust', Length: '34' })).toEqual([['rust'], ['32'], ['32', '34']])
})

test('a choice drops the later choices that no variant combines with it, and never an earlier one', () => {
  const all = { Color: 'rust', Waist: '32', Length: '34' }
  expect(chooseOption(trousers, all, 'Waist', '30')).toEqual({ ...all, Waist: '30' })
  expect(chooseOption(trousers, all, 'Color', 'pine')).toEqual({ Color: 'pine', Waist: '32', Length: undefined })
  expect(chosenOf(trousers, chooseOption(trousers, all, 'Color', 'pine'))).toEqual(['pine', '32', null])
  const impossible = chooseOption(trousers, { Color: 'pine', Waist: '32' }, 'Length', '34')
  expect(impossible).toEqual({ Color: 'pine', Waist: '32', Length: '34' })
  expect(viewProduct(trousers, impossible)).toMatchObject({ currentVariant: null, isOutOfStock: true })
  expect(chooseOption(bottle, {}, 'Volume', '750')).toEqual({ Volume: '750' })
})

test('price and stock follow the choice so far', () => {
  const sale = { amount: 8000, currency: 'EUR' }
  const onSale = {
    ...trousers,
    variants: trousers.variants.map((variant) =>
      variant.options.Waist === '32' ? { ...variant, price: sale } : variant,
    ),
  }
  expect(viewProduct(onSale, {}).currentPrice.amount).toBe(10_000)
  expect(viewProduct(onSale, { Waist: '32' }).currentPrice).toEqual(sale)
})

test('the images are those of the chosen value, else of the product', () => {
  const urls = (product: Product, choice?: Choice) => imagesOf(product, choice).map(({ url }) => url)
  expect([urls(trousers), urls(trousers, { Color: 'pine' }), urls(bottle, { Volume: '750' })]).toEqual([
    ['/rust.svg'],
    ['/pine.svg'],
    ['/bottle.svg'],
  ])
  expect(urls({ ...jacket, images: [imageOf('/jacket.svg')] })).toEqual(['/jacket.svg'])
  expect(viewProduct(trousers, { Color: 'pine' }).images).toEqual([imageOf('/pine.svg')])
})

test('an address that names a variant chooses all its options', () => {
  expect(choiceOfVariant(trousers, 'pine 32/32')).toEqual({ Color: 'pine', Waist: '32', Length: '32' })
  expect(choiceOfVariant(trousers, 'none')).toEqual({ Color: 'rust', Waist: '30', Length: '32' })
})

test('a product without a variant throws', () => {
  expect(() => viewProduct({ ...jacket, variants: [] }, {})).toThrow('A product has at least one variant')
})
