import fc from 'fast-check'
import { expect, test } from 'vitest'
import { neededId, toId } from './mappers/fields.ts'
import { toWireId } from './wireId.ts'

test('each id of the contracts becomes a text, and the same number on the way back', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (number) => {
      expect(toWireId(neededId(number, 'id'))).toBe(number)
    }),
  )
  expect([toId(7), toId('gid://shop/Cart/7'), toId(null), toId(undefined)]).toEqual([
    '7',
    'gid://shop/Cart/7',
    null,
    null,
  ])
  expect(() => neededId(null, 'variant_id')).toThrow('The field variant_id is missing')
})

test.each(['', ' 7', '07', '7.5', '1e3', '0x10', 'NaN', 'Infinity', '-0', '9007199254740993', 'gid://shop/7'])(
  'the id %j is no number of the contracts, so no request contains it',
  (id) => {
    expect(() => toWireId(id)).toThrow(
      expect.objectContaining({
        code: 'REFUSED',
        problem: 'invalid_id',
        message: `Not a number: ${id}`,
      }),
    )
  },
)
