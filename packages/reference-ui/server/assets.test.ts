import { expect, test } from 'vitest'
import { pageAssets, startFile } from './assets.ts'

const chunk = (name: string, imports: readonly string[] = [], css: readonly string[] = []) => ({
  file: `assets/${name}.js`,
  imports: [...imports],
  css: [...css],
})

const build = (joined = {}) => ({ joined, manifest })

const manifest = {
  'src/app/start.ts': chunk('start'),
  'src/app/entry-client.tsx': chunk('entry', ['_react', '_shop']),
  'src/home/home.page.tsx': chunk('home', ['_shop', '_products'], ['assets/home.css']),
  _react: chunk('react'),
  _shop: chunk('shop', ['_react'], ['assets/shop.css']),
  _products: chunk('products', ['_shop'], ['assets/products.css']),
}

test('finds the script that starts, which has to stand alone', () => {
  expect(startFile(manifest)).toBe('/assets/start.js')
  expect(() => startFile({})).toThrow('The build has no first script')
  expect(() => startFile({ 'src/app/start.ts': chunk('start', ['_react']) })).toThrow('imports _react')
})

test('names each script after what it imports, that of the shop last', () => {
  const { scripts } = pageAssets(build(), ['../home/home.page.tsx'])
  expect(scripts).toEqual(['react', 'shop', 'products', 'home', 'entry'].map((name) => `/assets/${name}.js`))
})

test('names each style once, those of every page first', () => {
  const { styles } = pageAssets(build(), ['../home/home.page.tsx'])
  expect(styles).toEqual(['/assets/shop.css', '/assets/products.css', '/assets/home.css'])
})

test('a page that the build does not have adds nothing', () => {
  expect(pageAssets(build(), ['../gone/gone.page.tsx']).scripts).toEqual([
    '/assets/react.js',
    '/assets/shop.js',
    '/assets/entry.js',
  ])
})

test('the styles of a page come as one where the build has joined them, and are named so that none is fetched a second time', () => {
  const joined = { '/assets/shop.css /assets/products.css /assets/home.css': '/assets/page.css' }
  const home = pageAssets(build(joined), ['../home/home.page.tsx'])
  expect(home.styles).toEqual(['/assets/page.css'])
  expect(home.joined).toEqual(['/assets/shop.css', '/assets/products.css', '/assets/home.css'])
  expect(pageAssets(build(joined), []).styles).toEqual(['/assets/shop.css'])
})
