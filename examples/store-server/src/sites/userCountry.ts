import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config.ts'

/** Set by the network in front of the shop; the first that is there counts. */
const DETECTING_HEADERS = ['cf-ipcountry', 'x-vercel-ip-country', 'x-country-code'] as const

const OVERRIDE_HEADER = 'x-country-override'

/** Codes that some detectors send instead of ISO 3166-1 (the EU's own for Greece, the everyday one for Great Britain). */
const ALIASES: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR' }

/** Not countries: unknown (XX), Tor (T1). */
const UNKNOWN = new Set(['XX', 'T1'])

type Settings = Pick<Config, 'allowCountryOverride' | 'visitorCountry'>

const normalise = (code: string): string => ALIASES[code] ?? code

/**
 * Finds the visitor's country, ISO 3166-1 alpha-2: from the headers, else from the settings, else undefined. A hint for a dialog, never trusted
 * with more.
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
