// `npm run proof:providers [name …]`: signs in at real providers. Downloads and starts each provider; a provider that
// does not start fails the proof.
import { fileURLToPath } from 'node:url'
import { startCanaille } from './canaille.ts'
import { startHydra } from './hydra.ts'
import { journeys } from './journeys.ts'
import { startKeycloak } from './keycloak.ts'

/** The folder of the programs. It stays, because a build takes minutes. */
const folder =
  process.env.PROVIDERS_DIR ?? fileURLToPath(new URL('../../../../node_modules/.cache/providers', import.meta.url))

const all = { keycloak: startKeycloak, hydra: startHydra, canaille: startCanaille }

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in all))
if (unknown.length > 0)
  throw new RangeError(`There is no provider ${unknown.join(', ')}; there are ${Object.keys(all).join(', ')}`)

const failures: string[] = []
const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

for (const [key, begin] of Object.entries(all)) {
  if (asked.length > 0 && !asked.includes(key)) continue
  let started: Awaited<ReturnType<typeof begin>>
  try {
    started = await begin(folder)
  } catch (cause) {
    failures.push(`${key} does not start`)
    console.log(`✗ ${key} does not start: ${messageOf(cause)}`)
    continue
  }
  const { name, provider, stop } = started
  for (const [journey, travel] of Object.entries(journeys)) {
    try {
      await travel(provider)
      console.log(`✓ ${name}: ${journey}`)
    } catch (cause) {
      failures.push(`${name}: ${journey}`)
      console.log(`✗ ${name}: ${journey}: ${messageOf(cause)}`)
    }
  }
  await stop()
}

console.log(failures.length === 0 ? 'Every journey succeeded.' : `${failures.length} failures:\n${failures.join('\n')}`)
process.exit(failures.length === 0 ? 0 : 1)
