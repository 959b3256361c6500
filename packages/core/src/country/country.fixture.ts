import { createActor } from 'xstate'
import { createMemoryPlatform, type MemoryPlatform } from '../platform/memory.ts'
import { StoreError } from '../shared/errors.ts'
import { siteAt, sites } from '../shared/sites.ts'
import { countryMachine } from './country.machine.ts'
import type { CountryFact } from './country.types.ts'
import { createCountryDomain } from './country.view.ts'

export const DAY = 86_400

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

export interface Circumstances {
  /** Where an earlier visit left its cookies. */
  readonly platform?: MemoryPlatform
  readonly at?: string
  readonly detected?: string | null | StoreError
  readonly cookies?: Readonly<Record<string, string>>
  readonly stored?: Readonly<Record<string, string>>
  readonly alternates?: Readonly<Record<string, string>>
  readonly keepCartWithinStore?: boolean
  readonly allowedOrigins?: readonly string[]
}

/** The domain in a memory platform, started, with its detection answered. */
export const visit = async ({ at = 'us/en-us', detected = null, ...given }: Circumstances) => {
  const platform =
    given.platform ??
    createMemoryPlatform({
      href: `https://shop.example/${at}/jacket?q=x`,
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
