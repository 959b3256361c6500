import { afterEach, expect, test, vi } from 'vitest'
import { createAtom } from './createAtom.ts'

type Event = { readonly type: 'a' } | { readonly type: 'b'; readonly value: number }

afterEach(() => vi.unstubAllGlobals())

test('a change notifies once, and the same reference does not', () => {
  const held = createAtom<object, Event>({})
  const seen: object[] = []
  const subscription = held.subscribe((state) => seen.push(state))
  const next = {}
  held.set(next)
  held.set(next)
  subscription.unsubscribe()
  held.set({})
  expect(seen).toEqual([next])
})

test("an event calls the handlers of its type and of '*', and a function that is added twice is called twice", () => {
  const held = createAtom<object, Event>({})
  const received: string[] = []
  const receive = ({ type }: Event) => void received.push(type)
  const first = held.on('*', receive)
  held.on('*', receive)
  held.on('b', ({ value }) => received.push(`b is ${value}`))
  held.emit({ type: 'a' })
  first.unsubscribe()
  held.emit({ type: 'b', value: 2 })
  expect(received).toEqual(['a', 'a', 'b', 'b is 2'])
})

test('a handler that throws does not affect the others', () => {
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  const held = createAtom<object, Event>({})
  const received: string[] = []
  held.on('*', () => {
    throw new Error('listener')
  })
  held.on('*', ({ type }) => received.push(type))
  held.emit({ type: 'a' })
  expect(received).toEqual(['a'])
  expect(reported).toEqual([new Error('listener')])
})
