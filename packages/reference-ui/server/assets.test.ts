import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { pageAssets, startFile } from './assets.ts'
import { lateParts } from './lateParts.ts'

const chunk = (name: string, imports: readonly string[] = [], css: readonly string[] = []) => ({
  file: `assets/${name}.js`,
  imports: [...imports],
  css: [...css],
})

const build = (joined = {}) => ({ joined, manifest })

const manifest = {
  'src/app/client/start.ts': chunk('start'),
  'src/app/client/entry-client.tsx': chunk('entry', ['_react', '_shop']),
  'src/home/home.page.tsx': chunk('home', ['_shop', '_products'], ['assets/home.css']),
  'src/cart/cart.page.tsx': chunk('cart', ['_shop'], ['assets/cart.css']),
  'src/product/card/SuggestedProducts.tsx': chunk('suggested', ['_rail'], ['assets/suggested.css']),
  _rail: chunk('rail', ['_shop'], ['assets/rail.css']),
  _react: chunk('react'),
  _shop: chunk('shop', ['_react'], ['assets/shop.css']),
  _products: chunk('products', ['_shop'], ['assets/products.css']),
}

test('finds the first script, which must have no imports', () => {
  expect(startFile(manifest)).toBe('/assets/start.js')
  expect(() => startFile({})).toThrow('The build has no first script')
  expect(() => startFile({ 'src/app/client/start.ts': chunk('start', ['_react']) })).toThrow('imports _react')
})

test('lists each script after its imports, and the script of the shop last', () => {
  const { scripts } = pageAssets(build(), ['home/home.page.tsx'])
  expect(scripts).toEqual(['react', 'shop', 'products', 'home', 'entry'].map((name) => `/assets/${name}.js`))
})

test('lists each style once, those of every page first', () => {
  const { styles } = pageAssets(build(), ['home/home.page.tsx'])
  expect(styles).toEqual(['/assets/shop.css', '/assets/products.css', '/assets/home.css'])
})

test('lists the styles of the late parts last, and none of their scripts', () => {
  const { scripts, styles } = pageAssets(build(), ['cart/cart.page.tsx'])
  expect(styles).toEqual(['shop', 'cart', 'rail', 'suggested'].map((name) => `/assets/${name}.css`))
  expect(scripts).toEqual(['react', 'shop', 'cart', 'entry'].map((name) => `/assets/${name}.js`))
})

test('each late part, and its page, is a file', () => {
  const files = Object.entries(lateParts).flatMap(([page, parts]) => [page, ...parts])
  expect(files.length).toBeGreaterThan(3)
  expect(files.filter((file) => !existsSync(resolve(import.meta.dirname, '../src', file)))).toEqual([])
})

test('a page that is not in the build adds nothing', () => {
  expect(pageAssets(build(), ['gone/gone.page.tsx']).scripts).toEqual([
    '/assets/react.js',
    '/assets/shop.js',
    '/assets/entry.js',
  ])
})

test('a page uses one joined style sheet, and lists the originals so that the browser does not load them again', () => {
  const joined = { '/assets/shop.css /assets/products.css /assets/home.css': '/assets/page.css' }
  const home = pageAssets(build(joined), ['home/home.page.tsx'])
  expect(home.styles).toEqual(['/assets/page.css'])
  expect(home.joined).toEqual(['/assets/shop.css', '/assets/products.css', '/assets/home.css'])
  expect(pageAssets(build(joined), []).styles).toEqual(['/assets/shop.css'])
})
