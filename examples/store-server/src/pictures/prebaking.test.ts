import { afterEach, expect, it, vi } from 'vitest'
import type { PictureSpec } from '../media/picture.types.ts'
import { startPrebaking } from './prebaking.ts'

const TEE: PictureSpec = { type: 'tee', colourway: 'ochre', details: {} }

afterEach(() => {
  vi.useRealTimers()
})

function setUp(read: () => Promise<readonly PictureSpec[]>, delay = 0) {
  const baked: (readonly PictureSpec[])[] = []
  const errors: unknown[] = []
  const bakery = {
    prebake: (pictures: readonly PictureSpec[]) => {
      baked.push(pictures)
      return { stop: () => undefined, done: Promise.resolve() }
    },
  }
  let reads = 0
  const began = Promise.withResolvers<void>()
  const readPictures = () => {
    reads += 1
    began.resolve()
    return read()
  }
  const prebaking = startPrebaking({ bakery, readPictures, onError: (error) => errors.push(error), delay })
  return { prebaking, baked, errors, began: began.promise, reads: () => reads }
}

it('passes the pictures of the catalogue to the bakery after the start', async () => {
  const { baked, began, reads } = setUp(async () => [TEE])
  expect(reads()).toBe(0)
  await began
  await new Promise((resolve) => setImmediate(resolve))
  expect(baked).toEqual([[TEE]])
})

it('reads nothing when it is stopped before the delay ends', async () => {
  vi.useFakeTimers()
  const { prebaking, reads } = setUp(async () => [TEE], 10_000)
  await prebaking.stop()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(reads()).toBe(0)
})

it('waits for a running read when it is stopped, and renders none of its pictures', async () => {
  const gate = Promise.withResolvers<readonly PictureSpec[]>()
  const { prebaking, baked, began } = setUp(() => gate.promise)
  await began
  let isStopped = false
  const stopped = prebaking.stop().then(() => {
    isStopped = true
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(isStopped).toBe(false)
  gate.resolve([TEE])
  await stopped
  expect(baked).toEqual([])
})

it('reports a catalogue that cannot be read and does not fail otherwise', async () => {
  const { prebaking, errors, began } = setUp(() => Promise.reject(new Error('no catalogue')))
  await began
  await prebaking.stop()
  expect(errors).toEqual([new Error('no catalogue')])
})
