import { expect, it, vi } from 'vitest'
import { compileOnce } from './compileOnce.ts'

it('equal schemas are compiled once, and different ones each', () => {
  const compile = vi.fn((schema: object) => ({ of: schema }))
  const compileIt = compileOnce(compile)
  const text = { type: 'string' }
  const first = compileIt(text)
  expect(compileIt(text)).toBe(first)
  expect(compileIt({ type: 'string' })).toBe(first)
  expect(compileIt({ type: 'number' })).toEqual({ of: { type: 'number' } })
  expect(compile).toHaveBeenCalledTimes(2)
})

it('a schema that cannot be compiled fails each time', () => {
  const compileIt = compileOnce(() => {
    throw new Error('unknown keyword')
  })
  expect(() => compileIt({})).toThrow('unknown keyword')
  expect(() => compileIt({})).toThrow('unknown keyword')
})
