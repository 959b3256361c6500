import { afterEach, expect, test, vi } from 'vitest'
import { createAtom } from './createAtom.ts'

type Event = { readonly type: 'a' } | { readonly type: 'b'; readonly value: number }

afterEach(() => vi.unstubAllGlobals())

test('a change notifies once, and the same reference does not', () => {
  const atom = createAtom<object, Event>({})
  const seen: object[] = []
  const subscription = atom.subscribe((state) => seen.push(state))
  const next = {}
  atom.set(next)
  atom.set(next)
  subscription.unsubscribe()
  atom.set({})
  expect(seen).toEqual([next])
})

test("an event calls the handlers of its type and of '*', and a function that is added twice is called twice", () => {
  const atom = createAtom<object, Event>({})
  const received: string[] = []
  const receive = ({ type }: Event) => void received.push(type)
  const first = atom.on('*', receive)
  atom.on('*', receive)
  atom.on('b', ({ value }) => received.push(`b is ${value}`))
  atom.emit({ type: 'a' })
  first.unsubscribe()
  atom.emit({ type: 'b', value: 2 })
  expect(received).toEqual(['a', 'a', 'b', 'b is 2'])
})

test('a handler that throws does not affect the others', () => {
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  const atom = createAtom<object, Event>({})
  const received: string[] = []
  atom.on('*', () => {
    throw new Error('listener')
  })
  atom.on('*', ({ type }) => received.push(type))
  atom.emit({ type: 'a' })
  expect(received).toEqual(['a'])
  expect(reported).toEqual([new Error('listener')])
})
