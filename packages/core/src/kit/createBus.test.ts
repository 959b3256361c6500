import { expect, test } from 'vitest'
import { createBus } from './createBus.ts'

test('an event that a handler causes reaches all handlers after the event that caused it', () => {
  const bus = createBus()
  const seen: string[] = []
  bus.on('cart')('line.added', () => bus.emit('overlay', { type: 'panel.opened' }))
  bus.on(null)('*', ({ type }: { type: string }) => seen.push(type))
  bus.emit('cart', { type: 'line.added' })
  expect(seen).toEqual(['line.added', 'panel.opened'])
})

test('effects receive an event before listeners, in any order of subscription', () => {
  const bus = createBus()
  const seen: string[] = []
  bus.on('cart')('*', () => seen.push('listener'))
  bus.onAsEffect('cart')('*', () => seen.push('effect'))
  bus.emit('cart', { type: 'line.added' })
  expect(seen).toEqual(['effect', 'listener'])
})

test('a handler receives the events of its domain and its type, until it unsubscribes', () => {
  const bus = createBus()
  const seen: string[] = []
  const subscription = bus.on('cart')('line.added', () => seen.push('added'))
  bus.emit('cart', { type: 'line.removed' })
  bus.emit('wishlist', { type: 'line.added' })
  bus.emit('cart', { type: 'line.added' })
  subscription.unsubscribe()
  bus.emit('cart', { type: 'line.added' })
  expect(seen).toEqual(['added'])
})

test('private events reach effects alone', () => {
  const bus = createBus()
  const seen: string[] = []
  bus.on(null)('*', () => seen.push('listener'))
  bus.onAsEffect('cart')('@cart.moved', () => seen.push('effect'))
  bus.emit('cart', { type: '@cart.moved' })
  expect(seen).toEqual(['effect'])
})
