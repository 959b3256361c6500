import { afterAll, beforeAll, describe, test } from 'vitest'
import { foreignProviders, startForeignProvider } from './foreign.ts'
import { journeys, type Provider } from './journeys.ts'

describe.each(Object.entries(foreignProviders))('with a provider that has %s,', (_name, differences) => {
  let provider: Awaited<ReturnType<typeof startForeignProvider>>
  beforeAll(async () => {
    provider = await startForeignProvider(differences)
  })
  afterAll(() => provider.stop())

  test.each(Object.entries(journeys))('%s', (_journey, run: (provider: Provider) => Promise<void>) => run(provider))
})
