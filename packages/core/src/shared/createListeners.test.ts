import { afterEach, expect, test, vi } from 'vitest'
import { createListeners } from './createListeners.ts'

afterEach(() => vi.unstubAllGlobals())

test('a function that is added twice is called twice, and can be removed once', () => {
  const { add, notify } = createListeners<number>()
  const seen: number[] = []
  const listen = (value: number) => void seen.push(value)
  const { unsubscribe } = add(listen)
  add(listen)
  notify(1)
  unsubscribe()
  unsubscribe()
  notify(2)
  expect(seen).toEqual([1, 1, 2])
})

test('a listener that another one removes is not called any more', () => {
  const { add, notify } = createListeners<number>()
  const seen: number[] = []
  add(() => second.unsubscribe())
  const second = add((value) => seen.push(value))
  notify(1)
  expect(seen).toEqual([])
})

test('a listener that subscribes anew is called once for each change', () => {
  const { add, notify } = createListeners<number>()
  const seen: number[] = []
  let subscription = add(listen)
  function listen(value: number) {
    seen.push(value)
    subscription.unsubscribe()
    subscription = add(listen)
  }
  notify(1)
  notify(2)
  expect(seen).toEqual([1, 2])
})

test('a listener that throws does not affect the others, and its error is reported', () => {
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  const { add, notify } = createListeners<number>()
  const seen: number[] = []
  add(() => {
    throw new Error('listener')
  })
  add((value) => seen.push(value))
  notify(1)
  expect(seen).toEqual([1])
  expect(reported).toEqual([new Error('listener')])
})
