import { afterEach, expect, test } from 'vitest'
import { avoidLowerEdge, coverLowerEdge } from './lowerEdge.ts'

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
  coverLowerEdge(120)
  expect(asking(document.documentElement)).toBe('120px')
  coverLowerEdge(0)
  expect(asking(document.documentElement)).toBe('0px')
})

test('no style sheet is adopted, because every sheet that loads later would cause a new layout of the page', () => {
  coverLowerEdge(120)
  expect(document.adoptedStyleSheets ?? []).toHaveLength(0)
})
