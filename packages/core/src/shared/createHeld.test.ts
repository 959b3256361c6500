import { afterEach, expect, test, vi } from 'vitest'
import { createHeld } from './createHeld.ts'

type Fact = { readonly type: 'a' } | { readonly type: 'b'; readonly value: number }

afterEach(() => vi.unstubAllGlobals())

test('a change is told once, and the same reference is none', () => {
  const held = createHeld<object, Fact>({})
  const seen: object[] = []
  const subscription = held.subscribe((state) => seen.push(state))
  const next = {}
  held.set(next)
  held.set(next)
  subscription.unsubscribe()
  held.set({})
  expect(seen).toEqual([next])
})

test('a fact is told to who asked for it or for all, one function twice if it was given twice', () => {
  const held = createHeld<object, Fact>({})
  const heard: string[] = []
  const hear = ({ type }: Fact) => void heard.push(type)
  const first = held.on('*', hear)
  held.on('*', hear)
  held.on('b', ({ value }) => heard.push(`b is ${value}`))
  held.emit({ type: 'a' })
  first.unsubscribe()
  held.emit({ type: 'b', value: 2 })
  expect(heard).toEqual(['a', 'a', 'b', 'b is 2'])
})

test('one that throws disturbs nobody', () => {
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  const held = createHeld<object, Fact>({})
  const heard: string[] = []
  held.on('*', () => {
    throw new Error('listener')
  })
  held.on('*', ({ type }) => heard.push(type))
  held.emit({ type: 'a' })
  expect(heard).toEqual(['a'])
  expect(reported).toEqual([new Error('listener')])
})
