import { expect, test } from 'vitest'
import { pageAssets } from './assets.ts'

const chunk = (name: string, imports: readonly string[] = [], css: readonly string[] = []) => ({
  file: `assets/${name}.js`,
  imports: [...imports],
  css: [...css],
})

const manifest = {
  'src/app/start.ts': chunk('start'),
  'src/app/entry-client.tsx': chunk('entry', ['_react', '_shop']),
  'src/home/home.page.tsx': chunk('home', ['_shop', '_products'], ['assets/home.css']),
  _react: chunk('react'),
  _shop: chunk('shop', ['_react'], ['assets/shop.css']),
  _products: chunk('products', ['_shop'], ['assets/products.css']),
}

test('names the one script that starts, and the others each after what it imports, that of the shop last', () => {
  const { start, scripts } = pageAssets(manifest, ['../home/home.page.tsx'])
  expect(start).toBe('/assets/start.js')
  expect(scripts).toEqual(['react', 'shop', 'products', 'home', 'entry'].map((name) => `/assets/${name}.js`))
})

test('names each style once, those of every page first', () => {
  const { styles } = pageAssets(manifest, ['../home/home.page.tsx'])
  expect(styles).toEqual(['/assets/shop.css', '/assets/products.css', '/assets/home.css'])
})

test('a page that the build does not have adds nothing', () => {
  expect(pageAssets(manifest, ['../gone/gone.page.tsx']).scripts).toEqual([
    '/assets/react.js',
    '/assets/shop.js',
    '/assets/entry.js',
  ])
})
