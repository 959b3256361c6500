import type { Product, ProductColor } from '@cairn/core/product'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { messages } from '../messages/en.ts'
import { MessagesProvider } from '../messages/index.ts'
import { Gallery } from './Gallery.tsx'

afterEach(cleanup)

const color: ProductColor = {
  key: 'spruce',
  name: 'Spruce',
  hex: '#2d4a3e',
  images: [{ view: 'front', url: '/media/ridgeline/spruce/front.svg' }],
}
const product: Product = {
  id: 101,
  sku: 'CN0101',
  slug: 'ridgeline',
  name: 'Ridgeline',
  category: [],
  breadcrumbs: [],
  brand: 'Cairn',
  summary: '',
  description: '',
  features: [],
  materials: '',
  care: '',
  fit: '',
  gender: 'all',
  activities: [],
  taxIncluded: false,
  colors: [color],
  sizes: [],
  variants: [],
  isComingSoon: false,
  isRetired: false,
}
const gallery = (
  <MessagesProvider messages={messages}>
    <Gallery product={product} color={color} />
  </MessagesProvider>
)

test('the keyboard can scroll the pictures as long as the width of the window is not known', () => {
  expect(renderToString(gallery)).toContain('<ul tabindex="0">')
})

test('on a wide window nothing scrolls, so the keyboard does not stop there', () => {
  render(gallery)
  expect(screen.getByRole('img', { name: /Ridgeline/ })).toBeDefined()
  expect(screen.getByRole('list').hasAttribute('tabindex')).toBe(false)
})
