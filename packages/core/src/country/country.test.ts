import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createMemoryPlatform } from '../platform/memory.ts'
import { StoreError } from '../shared/errors.ts'
import type { Site } from '../shared/site.ts'
import { findSite, sites } from '../shared/sites.ts'
import { countryMachine } from './country.machine.ts'
import type { CountryFact } from './country.types.ts'
import { createCountryDomain } from './country.view.ts'

const DAY = 86_400

const siteAt = (prefix: string): Site => {
  const site = findSite(prefix)
  if (site === undefined) throw new Error(`No site at ${prefix}`)
  return site
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

interface Circumstances {
  readonly at?: string
  readonly detected?: string | null | StoreError
  readonly cookies?: Readonly<Record<string, string>>
  readonly stored?: Readonly<Record<string, string>>
  readonly alternates?: Readonly<Record<string, string>>
  readonly keepCartWithinStore?: boolean
  readonly allowedOrigins?: readonly string[]
}

const visit = async ({ at = 'us/en-us', detected = null, ...given }: Circumstances) => {
  const platform = createMemoryPlatform({
    href: `https://shop.example/${at}/jacket`,
    ...(given.alternates && { alternates: given.alternates }),
  })
  for (const [name, value] of Object.entries(given.cookies ?? {})) platform.cookies.set(name, value)
  for (const [name, value] of Object.entries(given.stored ?? {})) platform.storage.set(name, value)
  const asked: string[] = []
  const actor = createActor(countryMachine, {
    input: {
      platform,
      sites,
      site: siteAt(at),
      gateway: {
        detect: async () => {
          asked.push('user/country')
          if (detected instanceof StoreError) throw detected
          return detected
        },
      },
      ...(given.keepCartWithinStore !== undefined && { keepCartWithinStore: given.keepCartWithinStore }),
      ...(given.allowedOrigins && { allowedOrigins: given.allowedOrigins }),
    },
  })
  const country = createCountryDomain(actor)
  const facts: CountryFact[] = []
  country.on('*', (fact) => void facts.push(fact))
  actor.start()
  actor.send({ type: 'country.start' })
  await settled()
  const told = () => facts.map(({ type }) => type)
  const left = () => facts.flatMap((fact) => (fact.type === 'country.leaving' ? [fact.href] : []))
  return { platform, country, asked, told, left, view: country.getSnapshot }
}

describe('detection', () => {
  test('asks once and remembers the answer for seven days', async () => {
    const { platform, asked, view } = await visit({ detected: 'uk', at: 'gb/en-gb' })
    expect(asked).toHaveLength(1)
    expect(platform.jar.get('current_country')).toEqual({ value: 'GB', maxAge: 7 * DAY })
    expect(view().detected).toBe('GB')
  })

  test('does not ask while the answer is remembered, and does not renew it', async () => {
    const { platform, asked, view, told } = await visit({ cookies: { current_country: 'de' }, detected: 'FR' })
    expect(asked).toEqual([])
    expect(platform.jar.get('current_country')).toEqual({ value: 'de', maxAge: undefined })
    expect(view().detected).toBe('DE')
    expect(told()).toContain('country.suggested')
  })

  test('asks again when the remembered value is no country', async () => {
    const { asked, view } = await visit({ cookies: { current_country: '<script>' }, detected: 'US' })
    expect(asked).toHaveLength(1)
    expect(view().detected).toBe('US')
  })

  test.each([null, '', 'nonsense', new StoreError('NETWORK', 'lost')])(
    'is silent when it brings %s',
    async (detected) => {
      const { platform, told, view } = await visit({ detected })
      expect(told()).toEqual([])
      expect(view().suggestion).toBeNull()
      expect(platform.jar.size).toBe(0)
    },
  )
})

describe('the suggestion', () => {
  test('is made once when the visitor seems to be elsewhere', async () => {
    const { told, view } = await visit({ detected: 'CH' })
    expect(told().filter((type) => type === 'country.suggested')).toHaveLength(1)
    expect(view().suggestion).toMatchObject({ visited: { prefix: 'us/en-us' }, countryName: 'Switzerland' })
    expect(view().suggestion?.sites).toHaveLength(3)
  })

  test.each([
    ['0', false],
    ['1', true],
  ])('with navigatedomain %s it is made: %s', async (navigatedomain, isMade) => {
    const { told } = await visit({ detected: 'CH', stored: { navigatedomain } })
    expect(told().includes('country.suggested')).toBe(isMade)
  })

  test('staying closes it, keeps the site for a year and does not ask again', async () => {
    const { platform, country, told, view } = await visit({ detected: 'CH' })
    country.commands.stay()
    expect(view().suggestion).toBeNull()
    expect(told()).toContain('country.stayed')
    expect(platform.stored.get('navigatedomain')).toBe('0')
    expect(platform.jar.get('site')).toEqual({ value: 'us/en-us', maxAge: 365 * DAY })
  })
})

describe('going to another site', () => {
  const cookies = {
    bc_cartId: 'one',
    bc_cartId_EU: 'one',
    bc_cartId_US: 'two',
    ssCartProducts: 'A',
    current_country: 'DE',
  }
  const stored = { user_checkout_locale: 'de_DE' }

  test('of the same store forgets the cart, but not the products that the search service knows', async () => {
    const { platform, country } = await visit({ at: 'de/de-de', cookies, stored })
    country.commands.goTo('at/de-at')
    expect([...platform.jar.keys()].sort()).toEqual(['bc_cartId_US', 'current_country', 'site', 'ssCartProducts'])
    expect(platform.stored.has('user_checkout_locale')).toBe(false)
    expect(platform.jar.get('site')).toEqual({ value: 'at/de-at', maxAge: 365 * DAY })
  })

  test('of the other store forgets those as well', async () => {
    const { platform, country } = await visit({ at: 'de/de-de', cookies, stored })
    country.commands.goTo('us/en-us')
    expect([...platform.jar.keys()].sort()).toEqual(['bc_cartId_US', 'current_country', 'site'])
  })

  test('may keep the cart inside one store, but never across stores', async () => {
    const within = await visit({ at: 'de/de-de', cookies, keepCartWithinStore: true })
    within.country.commands.goTo('at/de-at')
    expect(within.platform.jar.has('bc_cartId_EU')).toBe(true)
    const across = await visit({ at: 'de/de-de', cookies, keepCartWithinStore: true })
    across.country.commands.goTo('us/en-us')
    expect(across.platform.jar.has('bc_cartId_EU')).toBe(false)
  })

  test('keeps the page where the other site has it', async () => {
    const alternates = { 'de-AT': 'https://shop.example/at/de-at/jacket' }
    const { country, left } = await visit({ alternates })
    country.commands.goTo('at/de-at')
    country.commands.goTo('fr/fr-fr')
    expect(left()).toEqual(['https://shop.example/at/de-at/jacket', '/fr/fr-fr'])
  })

  test('goes to no address of a stranger', async () => {
    for (const alternate of ['https://evil.example/at/de-at', 'javascript:alert(1)']) {
      const { country, left } = await visit({ alternates: { 'de-AT': alternate } })
      country.commands.goTo('at/de-at')
      expect(left()).toEqual(['/at/de-at'])
    }
    const alternates = { 'de-AT': 'https://shop-at.example/jacket' }
    const { country, left } = await visit({ alternates, allowedOrigins: ['https://shop-at.example'] })
    country.commands.goTo('at/de-at')
    expect(left()).toEqual(['https://shop-at.example/jacket'])
  })

  test('does nothing for the current site and for one that does not exist', async () => {
    const { platform, country, told } = await visit({ at: 'de/de-de', cookies })
    country.commands.goTo('de/de-de')
    country.commands.goTo('xx/en-xx')
    expect(told()).not.toContain('country.leaving')
    expect(platform.jar.has('bc_cartId')).toBe(true)
  })

  test('leaves the suggestion to be made again elsewhere', async () => {
    const { platform, country } = await visit({ detected: 'DE' })
    country.commands.goTo('de/de-de')
    expect(platform.stored.has('navigatedomain')).toBe(false)
  })
})

test('the cart picks its country in the EU only', async () => {
  expect((await visit({ at: 'us/en-us' })).view().canPickCountry).toBe(false)
  expect((await visit({ at: 'gb/en-gb' })).view().canPickCountry).toBe(true)
})

test('the view keeps its reference until something changes', async () => {
  const { view, country } = await visit({ detected: 'CH' })
  const before = view()
  expect(view()).toBe(before)
  country.commands.stay()
  expect(view()).not.toBe(before)
})
