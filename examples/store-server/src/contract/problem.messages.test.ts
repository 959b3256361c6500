import { describe, expect, it } from 'vitest'
import {
  closedCart,
  lineRefused,
  noSuchCart,
  noSuchLine,
  notShippable,
  refuseUnsellable,
} from '../carts/carts.problems.ts'
import { countryName, inLanguageOf } from './problem.messages.ts'
import type { ProblemDetails } from './problem.ts'

const languages = ['de', 'fr', 'es', 'it', 'pt'] as const

const unsellable = (): ProblemDetails => {
  try {
    refuseUnsellable(7, undefined, 1)
  } catch (error) {
    if (error instanceof Error && 'details' in error) return lineRefused('unknown_variant', error.message, 7, 0).details
  }
  throw new Error('an unknown variant was sold')
}

const problems: readonly ProblemDetails[] = [
  noSuchCart().details,
  closedCart().details,
  noSuchLine().details,
  unsellable(),
  lineRefused('maximum_quantity', 'maximum stock quantity is 4', 7, 4).details,
  notShippable(7, 'NO').details,
  { status: 422, code: 'code_refused', title: 'This code does not open a membership' },
  { status: 422, code: 'country_not_served', title: 'We do not ship to Norway', extensions: { country: 'NO' } },
  { status: 429, code: 'too_many_requests', title: 'Too many requests, please wait a moment' },
]

describe.each(languages)('a problem for a shopper with the language %s', (language) => {
  it.each(problems)('translates $code', (problem) => {
    const translated = inLanguageOf(`${language}-XX,en;q=0.5`, problem)
    expect(translated.title).not.toBe(problem.title)
    expect(translated.title).not.toMatch(/undefined|NO\b/)
    // Swiss German has no ß, and the German text is used in Switzerland too.
    expect(translated.title).not.toContain('ß')
    expect(translated.headers?.['content-language']).toBe(language)
    expect({ status: translated.status, code: translated.code, extensions: translated.extensions }).toEqual({
      status: problem.status,
      code: problem.code,
      extensions: problem.extensions,
    })
  })

  it('translates the message of a field like the title', () => {
    const title = 'The current password is not right'
    const translated = inLanguageOf(language, {
      status: 422,
      code: 'wrong_password',
      title,
      errors: { currentPassword: title },
    })
    expect(translated.errors).toEqual({ currentPassword: translated.title })
    expect(translated.title).not.toBe(title)
  })
})

it('names the country that an item cannot be shipped to', () => {
  expect(notShippable(7, 'NO').details.title).toBe('We do not ship this item to the chosen country (Norway).')
  expect(inLanguageOf('de-CH', notShippable(7, 'NO').details).title).toContain('Norwegen')
  expect(inLanguageOf('fr', notShippable(7, 'NO').details).title).toContain('Norvège')
})

it.each([undefined, 'en-GB', 'nl-NL'])('stays English for %s', (header) => {
  for (const problem of problems) expect(inLanguageOf(header, problem)).toBe(problem)
})

it('does not translate messages for developers', () => {
  const fault: ProblemDetails = { status: 500, code: 'server_error', title: 'Internal Server Error' }
  expect(inLanguageOf('de', fault)).toBe(fault)
  const wrong: ProblemDetails = {
    status: 400,
    code: 'invalid_request',
    title: 'x',
    errors: { email: 'must be string' },
  }
  expect(inLanguageOf('de', wrong).errors).toEqual({ email: 'must be string' })
})

it('translates a country code and returns any other text unchanged', () => {
  expect(countryName('NO', 'fr')).toBe('Norvège')
  expect(countryName('Norway', 'fr')).toBe('Norway')
})
