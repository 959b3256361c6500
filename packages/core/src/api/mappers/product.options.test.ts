import { expect, test, vi } from 'vitest'
import { openProduct } from '../../product/product.rules.ts'
import { siteAt } from '../../shared/sites.ts'
import { createGateways } from '../../store/gateways.ts'

const wire = {
  id: 7,
  slug: 'ridge-pants',
  name: 'Ridge Pants',
  currency: 'EUR',
  variants: [{ id: 701, price: 100, sale_price: null }],
}

const load = (body: object) =>
  createGateways({
    site: siteAt('de/de-de'),
    origin: 'https://shop.example',
    fetch: async () => Response.json(body),
    getAccessToken: () => null,
  }).product.load('ridge-pants', {})

test('a product has its other options after colour and size, with their names in the language of the page', async () => {
  const length = { name: 'Length', label: 'Länge', values: [{ key: 'long', label: 'Lang' }] }
  const product = await load({
    ...wire,
    colors: [{ key: 'moss', name: 'Moos', hex: '#556b2f', images: [] }],
    sizes: [{ key: '30', label: '30' }],
    options: [length],
    variants: [{ ...wire.variants[0], color: 'moss', size: '30', options: { Length: 'long' } }],
  })
  expect(product?.options.map(({ name }) => name)).toEqual(['Color', 'Size', 'Length'])
  expect(product?.options[2]).toEqual(length)
  expect(product?.variants[0]?.options).toEqual({ Color: 'moss', Size: '30', Length: 'long' })
})

test('a product without options has one variant, which needs no choice, and images of its own', async () => {
  const images = [{ view: 'front', url: '/media/cap/moss/front.svg' }]
  const variant = { ...wire.variants[0], color: null, size: null, options: {} }
  const product = await load({ ...wire, colors: [], sizes: [], options: [], images, variants: [variant] })
  expect(product).toMatchObject({ options: [], images, variants: [{ id: '701', options: {} }] })
  expect(product && openProduct(product, {}).product).toMatchObject({ currentVariant: { id: '701' }, images })
})

test('broken options are left out', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const values = [{ key: 'long', label: 'Lang' }]
  const options = [
    null,
    { label: 'Länge', values },
    { name: 'Width', values: null },
    { name: 'Length', values: [null, ...values] },
  ]
  const variant = { ...wire.variants[0], options: { Length: 'long', Width: 4 } }
  const product = await load({ ...wire, colors: null, sizes: null, options, images: null, variants: [variant] })
  expect(product).toMatchObject({
    options: [{ name: 'Length', values }],
    images: [],
    variants: [{ options: { Length: 'long' } }],
  })
  expect(warn).toHaveBeenCalledTimes(2)
  warn.mockRestore()
})
