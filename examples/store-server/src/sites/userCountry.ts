import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config.ts'
import { COUNTRY_ALIASES } from '../generated/countries.ts'

/** Country headers that a CDN or proxy in front of the shop sets; the first valid one counts. */
const DETECTING_HEADERS = ['cf-ipcountry', 'x-vercel-ip-country', 'x-country-code'] as const

const OVERRIDE_HEADER = 'x-country-override'

/** Codes that some detectors send instead of ISO 3166-1: EL for Greece (the EU's code) and UK for Great Britain. */
const aliases: Readonly<Record<string, string>> = COUNTRY_ALIASES

/** Codes that name no country: unknown (XX) and Tor (T1). */
const UNKNOWN = new Set(['XX', 'T1'])

type Settings = Pick<Config, 'allowCountryOverride' | 'visitorCountry'>

const normalise = (code: string): string => aliases[code] ?? code

/**
 * Returns the visitor's country (ISO 3166-1 alpha-2) from the headers, else from the settings, else undefined. Clients
 * can forge it, so use it only as a hint for a dialog.
 */
export function detectCountry(headers: IncomingHttpHeaders, settings: Settings): string | undefined {
  const { allowCountryOverride, visitorCountry } = settings
  const names = allowCountryOverride ? [OVERRIDE_HEADER, ...DETECTING_HEADERS] : DETECTING_HEADERS
  for (const name of names) {
    const value = headers[name]
    if (typeof value !== 'string') continue
    const code = value.trim().toUpperCase()
    if (/^[A-Z]{2}$/.test(code) && !UNKNOWN.has(code)) return normalise(code)
  }
  return visitorCountry && normalise(visitorCountry)
}
