import { expect, test } from 'vitest'
import { answeredWith, calls, withValue } from './gatewayCalls.fixture.ts'

/** A call, where its response has data of the team, and where the answer of the gateway has them. */
type Place = readonly [call: string, path: readonly (string | number)[], partOf: (answer: unknown) => unknown]

const PLACES: readonly Place[] = [
  ['account.profile', ['profile'], (answer: unknown) => answer],
  ['account.orders', ['data', 0], (answer: unknown) => Object(answer).orders[0]],
  ['account.order', [], (answer: unknown) => answer],
  ['product.load', [], (answer: unknown) => answer],
  ['search.search', ['results', 0], (answer: unknown) => Object(answer).products[0]],
  ['search.recommend', [0, 'results', 0, 'attributes'], (answer: unknown) => Object(answer)[0]],
]

const read = async (place: Place, custom: unknown): Promise<unknown> => {
  const [call, path, partOf] = place
  const [, body, ask] = calls.find(([name]) => name === call) ?? []
  if (ask === undefined) throw new Error(`${call} is not called here`)
  return partOf(await ask(answeredWith(withValue(body, [...path, 'custom'], custom), true)))
}

test.each(PLACES)('%s passes on an object with data of the team', async (...place) => {
  expect(await read(place, { bundle: [{ id: 7 }], toString: null })).toMatchObject({
    custom: { bundle: [{ id: 7 }], toString: null },
  })
})

test.each(PLACES)('%s leaves out data of the team that are no object', async (...place) => {
  for (const hostile of [[{ id: 7 }], 'text', 7, true, null, undefined])
    expect(await read(place, hostile)).not.toHaveProperty('custom')
})
