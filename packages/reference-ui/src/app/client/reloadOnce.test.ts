import { expect, it, vi } from 'vitest'
import { reloadOnce } from './reloadOnce.ts'

const memory = () => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

it('reloads once, not for every failure that follows', () => {
  const storage = memory()
  const reload = vi.fn()
  expect(reloadOnce({ storage, reload, now: () => 1_000_000 })).toBe(true)
  expect(reloadOnce({ storage, reload, now: () => 1_005_000 })).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('reloads again after the next deployment', () => {
  const storage = memory()
  const reload = vi.fn()
  reloadOnce({ storage, reload, now: () => 1_000_000 })
  expect(reloadOnce({ storage, reload, now: () => 2_000_000 })).toBe(true)
})

it.each([
  ['is blocked', undefined],
  [
    'throws',
    {
      getItem: () => {
        throw new Error('SecurityError')
      },
      setItem: () => undefined,
    },
  ],
])('never reloads when storage %s, as nothing would stop a loop', (_what, storage) => {
  const reload = vi.fn()
  expect(reloadOnce({ storage, reload, now: () => 1_000_000 })).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
