import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createCountryGateway } from '../api/gateways/country.gateway.ts'
import { createTransport } from '../api/transport.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { StoreError } from '../shared/errors.ts'
import { siteAt, sites } from '../shared/sites.ts'
import { DAY, visit } from './country.fixture.ts'
import { countryMachine } from './country.machine.ts'
import { countryStart } from './country.memory.ts'
import type { CountryGateway } from './country.types.ts'
import { createCountryDomain } from './country.view.ts'

describe('detection', () => {
  test('detects the country once and stores it for seven days', {
    meta: { spec: ['9.country.cookie-days'] },
  }, async () => {
    const begin = Date.UTC(2026, 0, 1)
    let now = begin
    const platform = createMemoryPlatform({ href: 'https://shop.example/gb/en-gb', now: () => now })
    const { asked, view } = await visit({ platform, detected: 'uk', at: 'gb/en-gb' })
    expect(asked).toHaveLength(1)
    expect(platform.jar.get('current_country')).toEqual({ value: 'GB', maxAge: 604_800 })
    expect(view().detected).toBe('GB')
    now = begin + 604_799_000
    expect((await visit({ platform, at: 'gb/en-gb' })).asked).toEqual([])
    now = begin + 604_801_000
    expect((await visit({ platform, at: 'gb/en-gb' })).asked).toHaveLength(1)
  })

  test('sends no request while the country is stored, and does not renew the cookie', {
    meta: { spec: ['9.country.cookie-caches'] },
  }, async () => {
    const { platform, asked, view, emitted } = await visit({ cookies: { current_country: 'de' }, detected: 'FR' })
    expect(asked).toEqual([])
    expect(platform.jar.get('current_country')).toEqual({ value: 'de', maxAge: undefined })
    expect(view().detected).toBe('DE')
    expect(emitted()).toContain('country.suggested')
  })

  test('sends a request again when the stored value is not a country', async () => {
    const { asked, view } = await visit({ cookies: { current_country: '<script>' }, detected: 'US' })
    expect(asked).toHaveLength(1)
    expect(view().detected).toBe('US')
  })

  const failures = [null, '', 'nonsense', ...(['NETWORK', 'TIMEOUT', 'SERVER'] as const)]
  test.each(failures)('is silent when it results in %j', async (given) => {
    const isFailure = given === 'NETWORK' || given === 'TIMEOUT' || given === 'SERVER'
    const detected = isFailure ? new StoreError(given, 'lost') : given
    const { platform, emitted, view } = await visit({ detected })
    expect(emitted()).toEqual([])
    expect(view().suggestion).toBeNull()
    expect(platform.jar.size).toBe(0)
  })
})

describe('over HTTP', () => {
  const answering = (body: unknown) => {
    const paths: string[] = []
    const send = createTransport({
      fetch: async (input) => {
        if (input instanceof Request) paths.push(`${input.method} ${new URL(input.url).pathname}`)
        return Response.json(body)
      },
    })
    return { paths, gateway: createCountryGateway({ base: 'https://shop.example/api/store', send }) }
  }
  const open = async (gateway: CountryGateway) => {
    const platform = createMemoryPlatform({ href: 'https://shop.example/us/en-us' })
    const actor = createActor(countryMachine, { input: { platform, sites, site: siteAt('us/en-us'), gateway } })
    actor.start().send(countryStart(platform))
    await expect.poll(() => actor.getSnapshot().value).toBe('known')
    return createCountryDomain(actor).getSnapshot()
  }

  test('the field country of /user/country is the detected country', {
    meta: { spec: ['7.api.user-country'] },
  }, async () => {
    const { paths, gateway } = answering({ country: 'DE' })
    const view = await open(gateway)
    expect(view.detected).toBe('DE')
    expect(paths).toEqual(['GET /api/store/user/country'])
  })

  test.each([
    [{ country: 'de' }, 'DE'],
    [{ country: 'UK' }, 'GB'],
    [{ country: 'EL' }, 'GR'],
    [{ country: '' }, null],
    [{ country: null }, null],
    [{ country: 42 }, null],
    [{}, null],
    [null, null],
    [[], null],
  ])('the response %j gives the country %j', { meta: { spec: ['7.api.user-country-odd'] } }, async (body, country) => {
    expect((await open(answering(body).gateway)).detected).toBe(country)
  })
})

describe('the suggestion', () => {
  test('opens once when the visitor seems to be in another country', async () => {
    const { emitted, view } = await visit({ detected: 'CH' })
    expect(emitted().filter((type) => type === 'country.suggested')).toHaveLength(1)
    expect(view().suggestion).toMatchObject({ visited: { prefix: 'us/en-us' }, countryName: 'Switzerland' })
    expect(view().suggestion?.sites).toHaveLength(3)
  })

  test.each([
    ['us/en-us', 'US', 'DE', 'Germany'],
    ['fr/fr-fr', 'FR', 'DE', 'Germany'],
    ['ch/it-ch', 'CH', 'BE', 'Belgium'],
  ])(
    'on %s names %s, the current site, and %s, the detected country',
    {
      meta: { spec: ['2.country.modal-context', '2.country.modal-context-meaning'] },
    },
    async (at, visited, current, name) => {
      const { view } = await visit({ at, detected: current })
      const { suggestion, detected } = view()
      expect(suggestion?.visited.countryCode).toBe(visited)
      expect([detected, suggestion?.countryName]).toEqual([current, name])
      expect(suggestion?.sites.map(({ countryCode }) => countryCode)).toEqual(suggestion?.sites.map(() => current))
    },
  )

  test.each([
    ['BE', ['be/en-be', 'be/fr-be']],
    ['CH', ['ch/de-ch', 'ch/fr-ch', 'ch/it-ch']],
    ['DE', ['de/de-de']],
  ])('for %s links to each site of the country', { meta: { spec: ['2.country.dialog-several'] } }, async (from, to) => {
    const { country, view, left } = await visit({ detected: from })
    const offered = view().suggestion?.sites ?? []
    for (const { prefix } of offered) country.commands.goTo(prefix)
    expect(left()).toEqual(to.map((prefix) => `/${prefix}`))
    expect(new Set(offered.map(({ name }) => name)).size).toBe(to.length)
  })

  test.each([
    [undefined, 'DE', true],
    ['1', 'DE', true],
    ['0', 'DE', false],
    [undefined, 'US', false],
    ['1', 'US', false],
  ])(
    'with navigatedomain %s and detection %s it opens: %s',
    {
      meta: { spec: ['4.country.dialog-appears'] },
    },
    async (navigatedomain, detected, isMade) => {
      const { emitted } = await visit({ detected, ...(navigatedomain && { stored: { navigatedomain } }) })
      expect(emitted().includes('country.suggested')).toBe(isMade)
    },
  )

  test('staying closes it, stores the site for a year and does not open again', {
    meta: { spec: ['4.country.dialog-stay-flag'] },
  }, async () => {
    const { platform, country, emitted, view } = await visit({ detected: 'CH' })
    country.commands.stay()
    expect(view().suggestion).toBeNull()
    expect(emitted()).toContain('country.stayed')
    expect(platform.stored.get('navigatedomain')).toBe('0')
    expect(platform.jar.get('site')).toEqual({ value: 'us/en-us', maxAge: 365 * DAY })
    const again = await visit({ platform })
    expect([again.view().detected, again.view().suggestion]).toEqual(['CH', null])
    expect(again.emitted()).not.toContain('country.suggested')
  })
})

test.each(sites.map(({ prefix }) => [prefix, prefix !== 'us/en-us'] as const))(
  'the cart on %s has a country picker: %s',
  { meta: { spec: ['5.shipping.picker-disabled-us'] } },
  async (at, canPick) => {
    expect((await visit({ at })).view().canPickCountry).toBe(canPick)
  },
)

test('the view keeps its reference until its content changes', async () => {
  const { view, country } = await visit({ detected: 'CH' })
  const before = view()
  expect(view()).toBe(before)
  country.commands.stay()
  expect(view()).not.toBe(before)
})
