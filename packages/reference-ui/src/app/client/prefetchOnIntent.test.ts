import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetchOnIntent } from './prefetchOnIntent.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Makes a document with a link around a picture, and records the prefetched paths. */
const open = (attributes = '') => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = `<div data-router="off"><a id="off" href="https://shop.example/off"></a></div>
    <a id="link" href="https://shop.example/jacket" ${attributes}><img /></a><p id="text"></p>`
  const prefetched: string[] = []
  prefetchOnIntent(page, ({ pathname }) => prefetched.push(pathname))
  const dispatch = (type: string, selector = '#link img') =>
    page.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))
  return { prefetched, dispatch }
}

test.each(['pointerover', 'focusin'])('prefetches a link after %s and a short delay, not before', (type) => {
  const { prefetched, dispatch } = open()
  dispatch(type)
  vi.advanceTimersByTime(64)
  expect(prefetched).toEqual([])
  vi.advanceTimersByTime(1)
  expect(prefetched).toEqual(['/jacket'])
})

test('prefetches after a touch as soon as the event is handled', () => {
  const { prefetched, dispatch } = open()
  dispatch('touchstart')
  expect(prefetched).toEqual([])
  vi.advanceTimersByTime(0)
  expect(prefetched).toEqual(['/jacket'])
})

test('does not prefetch when the pointer only passes over a link', () => {
  const { prefetched, dispatch } = open()
  dispatch('pointerover')
  vi.advanceTimersByTime(50)
  dispatch('pointerover', '#text')
  vi.runAllTimers()
  expect(prefetched).toEqual([])
})

test('a click cancels the prefetch, because the navigation itself loads the page', () => {
  const { prefetched, dispatch } = open()
  dispatch('pointerover')
  vi.advanceTimersByTime(50)
  dispatch('click')
  vi.runAllTimers()
  expect(prefetched).toEqual([])
})

test.each(['target="_blank"', 'download'])('does not prefetch a link with %s', (attribute) => {
  const { prefetched, dispatch } = open(attribute)
  dispatch('pointerover')
  vi.runAllTimers()
  expect(prefetched).toEqual([])
})

test('does not prefetch a link that the router ignores', () => {
  const { prefetched, dispatch } = open()
  dispatch('pointerover', '#off')
  vi.runAllTimers()
  expect(prefetched).toEqual([])
})
