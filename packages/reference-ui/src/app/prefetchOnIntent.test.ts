import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetchOnIntent } from './prefetchOnIntent.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A document of its own, with a link that holds a picture, and what was fetched ahead of time. */
const open = (attributes = '') => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = `<div data-router="off"><a id="off" href="https://shop.example/off"></a></div>
    <a id="link" href="https://shop.example/jacket" ${attributes}><img /></a><p id="text"></p>`
  const fetched: string[] = []
  prefetchOnIntent(page, ({ pathname }) => fetched.push(pathname))
  const tell = (type: string, selector = '#link img') =>
    page.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))
  return { fetched, tell }
}

test.each(['pointerover', 'focusin'])('after a rest (%s) what a link leads to is fetched, and not before', (type) => {
  const { fetched, tell } = open()
  tell(type)
  vi.advanceTimersByTime(64)
  expect(fetched).toEqual([])
  vi.advanceTimersByTime(1)
  expect(fetched).toEqual(['/jacket'])
})

test('a finger means it: it is fetched as soon as the touch is answered', () => {
  const { fetched, tell } = open()
  tell('touchstart')
  expect(fetched).toEqual([])
  vi.advanceTimersByTime(0)
  expect(fetched).toEqual(['/jacket'])
})

test('a pointer that only passes by fetches nothing', () => {
  const { fetched, tell } = open()
  tell('pointerover')
  vi.advanceTimersByTime(50)
  tell('pointerover', '#text')
  vi.runAllTimers()
  expect(fetched).toEqual([])
})

test('who presses before the rest is over is on the way, and nothing is fetched twice', () => {
  const { fetched, tell } = open()
  tell('pointerover')
  vi.advanceTimersByTime(50)
  tell('click')
  vi.runAllTimers()
  expect(fetched).toEqual([])
})

test.each(['target="_blank"', 'download'])('a link with %s leads to no page here', (attribute) => {
  const { fetched, tell } = open(attribute)
  tell('pointerover')
  vi.runAllTimers()
  expect(fetched).toEqual([])
})

test('what is not the for the router is left alone', () => {
  const { fetched, tell } = open()
  tell('pointerover', '#off')
  vi.runAllTimers()
  expect(fetched).toEqual([])
})
