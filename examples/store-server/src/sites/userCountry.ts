import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config.ts'
import { COUNTRY_ALIASES } from '../generated/countries.ts'

/** Country headers that a CDN or proxy in front of the shop sets; the first valid one counts. */
const DETECTING_HEADERS = ['cf-ipcountry', 'x-vercel-ip-country', 'x-country-code'] as const

const OVERRIDE_HEADER = 'x-country-override'

/**
 * Codes that some detectors send instead of the ISO 3166-1 code: EL (the EU's code for Greece) and UK (for Great
 * Britain).
 */
const aliases: Readonly<Record<string, string>> = COUNTRY_ALIASES

/** Codes that do not name a country: XX (unknown) and T1 (Tor). */
const UNKNOWN = new Set(['XX', 'T1'])

type Settings = Pick<Config, 'allowCountryOverride' | 'visitorCountry'>

const normalise = (code: string): string => aliases[code] ?? code

/**
 * Returns the visitor's country (ISO 3166-1 alpha-2) from the headers, otherwise from the settings, otherwise
 * undefined. Clients can forge the headers, so use the country only as a hint for a dialog.
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
