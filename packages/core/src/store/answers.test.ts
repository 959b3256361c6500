import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answeredWith, calls, faultOf, pathsIn, withValue } from './gatewayCalls.fixture.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

describe('the result of a gateway has the format of its port', () => {
  test.each(calls)('%s, for the example of the contract', async (call, body, ask) => {
    expect(await ask(answeredWith(body))).not.toEqual(null)
    expect(await faultOf(call, body, ask)).toBeNull()
  })

  test.each(calls)('%s, for every field that a server omits or sends as null', async (call, body, ask) => {
    const faults: string[] = []
    for (const path of pathsIn(body)) {
      for (const value of [undefined, null]) {
        const fault = await faultOf(call, withValue(body, path, value), ask)
        if (fault !== null) faults.push(`${path.join('.')} is ${value}: ${fault}`)
      }
    }
    expect(faults).toEqual([])
  })
})
