import { baseOf } from '../api/apis.ts'
import { createCountryGateway } from '../api/gateways/country.gateway.ts'
import { createTransport } from '../api/transport.ts'
import type { CountryGateway } from '../country/country.types.ts'
import type { FullConfig } from '../entries/domains.ts'

/** Country detection that asks once, whoever asks: the sleeping store and, once awake, the country's machine. */
export const createCountryPort = (
  { apis, gateways }: FullConfig,
  { origin, fetch }: { readonly origin: string; readonly fetch: typeof globalThis.fetch },
): CountryGateway => {
  const own = gateways?.country
  const gateway =
    own ??
    createCountryGateway({
      base: baseOf('store', { origin, apis }),
      send: createTransport({ fetch }),
    })
  let answer: Promise<string | null> | undefined
  const port: CountryGateway = {
    detect: () => {
      answer ??= gateway.detect({})
      return answer
    },
  }
  return own ? port : Object.assign(port, { isChecked: true })
}
