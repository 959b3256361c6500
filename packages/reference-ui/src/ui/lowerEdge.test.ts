import { afterEach, expect, test } from 'vitest'
import { coverLowerEdge, keepsClear } from './lowerEdge.ts'

afterEach(() => coverLowerEdge(0))

const asking = (element: HTMLElement): string => element.style.getPropertyValue('--asking')

test('what keeps clear of the lower edge is told how much of it is covered, when it comes and whenever that changes', () => {
  coverLowerEdge(120)
  const bar = document.createElement('div')
  const leave = keepsClear(bar)
  expect(asking(bar)).toBe('120px')
  coverLowerEdge(0)
  expect(asking(bar)).toBe('0px')
  leave?.()
  coverLowerEdge(80)
  expect(asking(bar)).toBe('0px')
})

test('what has the focus is scrolled clear of what covers the lower edge', () => {
  coverLowerEdge(120)
  expect(document.documentElement.style.scrollPaddingBlockEnd).toBe('120px')
  coverLowerEdge(0)
  expect(document.documentElement.style.scrollPaddingBlockEnd).toBe('')
})

test('no sheet is adopted: each that comes later would have the page laid out anew', () => {
  coverLowerEdge(120)
  expect(document.adoptedStyleSheets ?? []).toHaveLength(0)
})
