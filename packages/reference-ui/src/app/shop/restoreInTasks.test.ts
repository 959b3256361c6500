import { describe, expect, test, vi } from 'vitest'
import { restoreInTasks } from './restoreInTasks.ts'

const session = { accessToken: 'a' }

type Restore = (environment: object, session: object | null) => unknown

const canRestore = (value: unknown): value is { readonly restore: Restore } =>
  typeof value === 'object' && value !== null && 'restore' in value && typeof value.restore === 'function'

const restoreOf = (restore: Restore): Restore => {
  const definition = restoreInTasks({ name: 'cart', restore })
  if (!canRestore(definition)) throw new Error('The definition has lost its restore')
  return definition.restore
}

describe('a definition that restores in tasks', () => {
  test('restores at once without a session', () => {
    expect(restoreOf(() => ({ type: 'cart.start' }))({}, null)).toEqual({ type: 'cart.start' })
  })

  test('restores with a session only in a later task', async () => {
    vi.useFakeTimers()
    try {
      const restore = vi.fn(() => ({ type: 'cart.start' }))
      const restored = restoreOf(restore)({}, session)
      await Promise.resolve()
      expect(restore).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(await restored).toEqual({ type: 'cart.start' })
      expect(restore).toHaveBeenCalledWith({}, session)
    } finally {
      vi.useRealTimers()
    }
  })

  test('delivers a session that was read from storage in a later task', async () => {
    vi.useFakeTimers()
    try {
      const delivered = vi.fn()
      void Promise.resolve(restoreOf(() => Promise.resolve({ type: 'auth.restore' }))({}, null)).then(delivered)
      await Promise.resolve()
      await Promise.resolve()
      await Promise.resolve()
      expect(delivered).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(delivered).toHaveBeenCalledWith({ type: 'auth.restore' })
    } finally {
      vi.useRealTimers()
    }
  })

  test('passes an error of a restore on', async () => {
    const restored = restoreOf(() => Promise.reject(new Error('unreadable')))({}, null)
    await expect(restored).rejects.toThrow('unreadable')
  })

  test('leaves a value without a restore as it is', () => {
    const port = { name: 'search', createGateway: () => ({}) }
    expect(restoreInTasks(port)).toBe(port)
    expect(restoreInTasks(null)).toBe(null)
  })
})
