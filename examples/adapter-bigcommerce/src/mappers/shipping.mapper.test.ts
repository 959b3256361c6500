import { listOf } from '@cairn/core/adapter'
import { describe, expect, test } from 'vitest'
import { methods, zones } from '../payloads/shipping.fixture.ts'
import { mapShippingMethods, zoneOf } from './shipping.mapper.ts'

describe('shipping', () => {
  const methodOf = (name: string) =>
    mapShippingMethods(methods[name], { zone: { id: '1', fees: null, free: null }, currency: 'EUR', channelId: '1' })

  test.each([
    ['a rate per order', { rate: 1000 }],
    ['a rate as text', { rate: 490 }],
    ['a handling fee', { rate: 1150 }],
    ['a percentage as the handling fee', { rate: 1050 }],
    ['a rate per item', { rate: null }],
    ['a carrier', { rate: null, packaging: ['box'] }],
    [
      'free shipping with settings as text',
      { rate: null, minimumSubtotal: 8000, usesDiscountedSubtotal: false, excludesFixedShippingProducts: true },
    ],
  ])('%s is %j', (name, expected) => {
    expect(methodOf(name)).toMatchObject([expected])
  })

  test('leaves out the methods of another channel', () => {
    expect(methodOf('another channel')).toEqual([])
  })

  test('has the zone that names a country, otherwise that of the rest of the world', () => {
    const zoneFor = (names: readonly string[], country: string) =>
      zoneOf(
        names.flatMap((name) => listOf(zones[name])),
        country,
      )?.id ?? null
    expect(zoneFor(['the rest of the world', 'a country'], 'AT')).toBe('1')
    expect(zoneFor(['the rest of the world', 'a country'], 'JP')).toBe('2')
    expect(zoneFor(['a country'], 'JP')).toBeNull()
    expect(zoneFor(['the rest of the world', 'a zone that is switched off'], 'AT')).toBeNull()
    expect(zoneFor(['the rest of the world', 'states, which need an address'], 'AT')).toBeNull()
  })

  test('adds the free shipping of the zone', () => {
    const zone = zoneOf(zones['free shipping, and a number as its minimum'], 'AT')
    if (zone === null) throw new Error('No zone')
    expect(mapShippingMethods([], { zone, currency: 'EUR', channelId: '1' })).toMatchObject([
      { id: 'zone-1', type: 'freeshipping', rate: 0, minimumSubtotal: 8000 },
    ])
  })
})
