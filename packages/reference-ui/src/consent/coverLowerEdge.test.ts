import { afterEach, expect, test } from 'vitest'
import { avoidLowerEdge } from '../ui/hooks/lowerEdge.ts'
import { coverLowerEdge } from './coverLowerEdge.ts'

afterEach(() => coverLowerEdge(0))

const asking = (element: HTMLElement): string => element.style.getPropertyValue('--asking')

test('elements that avoid the lower edge receive the covered height on mount and on every change', () => {
  coverLowerEdge(120)
  const bar = document.createElement('div')
  const leave = avoidLowerEdge(bar)
  expect(asking(bar)).toBe('120px')
  coverLowerEdge(0)
  expect(asking(bar)).toBe('0px')
  leave?.()
  coverLowerEdge(80)
  expect(asking(bar)).toBe('0px')
})

test('the browser scrolls the focused element clear of the covered lower edge', () => {
  const scrollEnd = () => document.documentElement.style.getPropertyValue('scroll-padding-block-end')
  coverLowerEdge(120)
  expect(scrollEnd()).toBe('120px')
  coverLowerEdge(80)
  expect(scrollEnd()).toBe('80px')
  coverLowerEdge(0)
  expect(scrollEnd()).toBe('')
})

test('the root element gets no custom property, because Chromium would restyle the whole page', () => {
  coverLowerEdge(120)
  expect(asking(document.documentElement)).toBe('')
})

test('no style sheet is adopted, because every sheet that loads later would cause a new layout of the page', () => {
  coverLowerEdge(120)
  expect(document.adoptedStyleSheets ?? []).toHaveLength(0)
})
