import { createActor } from 'xstate'
import { createMemoryPlatform, type MemoryPlatform } from '../platform/memory.ts'
import { StoreError } from '../shared/errors.ts'
import { siteAt, sites } from '../shared/sites.ts'
import { runTurns } from '../shared/turns.fixture.ts'
import { countryMachine } from './country.machine.ts'
import { countryStart } from './country.memory.ts'
import type { CountryEvent } from './country.types.ts'
import { createCountryDomain } from './country.view.ts'

export const DAY = 86_400

const settled = () => runTurns(1)

export interface Circumstances {
  /** The platform of an earlier visit, with its cookies. */
  readonly platform?: MemoryPlatform
  readonly at?: string
  readonly detected?: string | null | StoreError
  readonly cookies?: Readonly<Record<string, string>>
  readonly stored?: Readonly<Record<string, string>>
  readonly alternates?: Readonly<Record<string, string>>
  readonly keepCartWithinStore?: boolean
  readonly allowedOrigins?: readonly string[]
}

/** Creates and starts the domain with a platform in memory, and answers its detection. */
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
  const events: CountryEvent[] = []
  country.on('*', (event) => void events.push(event))
  actor.start()
  actor.send(countryStart(platform))
  await settled()
  const emitted = () => events.map(({ type }) => type)
  const left = () => events.flatMap((event) => (event.type === 'country.leaving' ? [event.href] : []))
  return { platform, country, asked, emitted, left, view: country.getSnapshot }
}
