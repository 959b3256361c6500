import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Badge } from '../feedback/Badge.tsx'
import { HeartIcon, SearchIcon } from '../picture/icons.tsx'
import { FitScale } from '../productCard/FitScale.tsx'
import { Score, Stars } from '../productCard/Stars.tsx'
import { GalleryProducts } from './GalleryProducts.tsx'
import { GalleryStatic } from './GalleryStatic.tsx'
import { contrast, GalleryTokens } from './GalleryTokens.tsx'

afterEach(cleanup)

test('an icon is decorative until it has a label', () => {
  const { container } = render(<SearchIcon />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  render(<HeartIcon label="On your wish list" filled />)
  expect(screen.getByRole('img', { name: 'On your wish list' })).toBeTruthy()
})

test('stars fill as far as the score goes and never beyond', () => {
  const width = (value: number) =>
    render(<Stars value={value} />)
      .container.querySelector('svg svg')
      ?.getAttribute('width')
  expect([width(0), width(2.5), width(5), width(9), width(-1)]).toEqual(['0', '52', '105', '105', '0'])
})

test('screen readers read a score once', () => {
  render(
    <Score figure="4.6" value={4.6} label="4.6 out of 5 stars">
      128 reviews
    </Score>,
  )
  expect(screen.getByText('4.6').getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByRole('img', { name: '4.6 out of 5 stars' })).toBeTruthy()
})

test('the dot of a scale stays between its ends', () => {
  const place = (at: number) =>
    render(<FitScale label="Fit" at={at} ends={['small', 'large']} words="x" />)
      .container.querySelector('circle')
      ?.getAttribute('cx')
  expect([place(0.5), place(2), place(-1)]).toEqual(['50%', '100%', '0%'])
})

test('a badge counts to 99 and disappears at zero', () => {
  const shown = (count: number) =>
    render(<Badge count={count} />)
      .container.querySelector('span')
      ?.getAttribute('data-count')
  expect([shown(2), shown(120), shown(0)]).toEqual(['2', '99+', undefined])
})

test('the page of the design system shows every token', () => {
  const sheet = readFileSync(resolve(import.meta.dirname, '../../styles/tokens.css'), 'utf8')
  const tokens = new Set([...sheet.matchAll(/(?<=^\s*)--[\w-]+(?=:)/gm)].map(([name]) => name))
  expect(tokens.size).toBeGreaterThan(80)
  const { container } = render(<GalleryTokens />)
  const listed = [...container.querySelectorAll('code')].map(({ textContent }) => textContent.split(':')[0])
  const paired = screen
    .getAllByText(/ on .*: /)
    .flatMap(({ textContent }) => /^(.*) on (.*): /.exec(textContent)?.slice(1))
  const shown = new Set([...listed, ...paired.map((name) => `--${name}`)])
  expect([...tokens].filter((name) => !shown.has(name))).toEqual([])
})

test('no component renders a style attribute, which the content policy would refuse', () => {
  const html = renderToString(
    <>
      <GalleryStatic />
      <GalleryProducts />
      <GalleryTokens />
    </>,
  )
  expect(html).toContain('Ridgeline Shell Jacket')
  expect(html).not.toMatch(/<[^>]+\sstyle=/)
})

test('the gallery computes contrast as the guidelines define it', () => {
  expect(contrast('rgb(255, 255, 255)', 'rgb(0, 0, 0)')).toBeCloseTo(21, 5)
  expect(contrast('rgb(118, 118, 118)', 'rgb(255, 255, 255)')).toBeCloseTo(4.54, 2)
  expect(contrast('rgb(20, 27, 26)', 'rgb(20, 27, 26)')).toBe(1)
})
