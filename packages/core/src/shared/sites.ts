import type { Currency } from './money.ts'
import type { Language, Site } from './site.ts'

const currencies: Readonly<Record<string, readonly [Currency, string]>> = {
  CH: ['CHF', 'CHF'],
  GB: ['GBP', '£'],
  US: ['USD', '$'],
}

const languageNames: Readonly<Record<string, string>> = { en: 'English', de: 'German', fr: 'French', it: 'Italian' }

interface Country {
  readonly code: string
  readonly name: string
  readonly languages: readonly Language[]
}

const countries: readonly Country[] = [
  { code: 'AT', name: 'Austria', languages: ['de'] },
  { code: 'BE', name: 'Belgium', languages: ['en', 'fr'] },
  { code: 'DK', name: 'Denmark', languages: ['en'] },
  { code: 'FI', name: 'Finland', languages: ['en'] },
  { code: 'FR', name: 'France', languages: ['fr'] },
  { code: 'DE', name: 'Germany', languages: ['de'] },
  { code: 'IE', name: 'Ireland', languages: ['en'] },
  { code: 'IT', name: 'Italy', languages: ['it'] },
  { code: 'LU', name: 'Luxembourg', languages: ['fr'] },
  { code: 'NL', name: 'Netherlands', languages: ['en'] },
  { code: 'NO', name: 'Norway', languages: ['en'] },
  { code: 'PT', name: 'Portugal', languages: ['pt'] },
  { code: 'ES', name: 'Spain', languages: ['es'] },
  { code: 'CH', name: 'Switzerland', languages: ['de', 'fr', 'it'] },
  { code: 'SE', name: 'Sweden', languages: ['en'] },
  { code: 'GB', name: 'United Kingdom', languages: ['en'] },
  { code: 'US', name: 'United States', languages: ['en'] },
]

const sitesOf = ({ code, name, languages }: Country): Site[] => {
  const [currency, sign] = currencies[code] ?? ['EUR', '€']
  const storeSource = code === 'US' ? 'US' : 'EU'
  const flag = code.toLowerCase()
  return languages.map((language, index) => {
    const prefix = `${flag}/${language}-${flag}`
    const text = languages.length > 1 ? (languageNames[language] ?? language) : name
    return {
      region: storeSource,
      useFlag: index === 0,
      domain: prefix,
      countryName: name,
      countryCode: code,
      flag,
      prefix,
      locale: `${language}_${code}`,
      text,
      hreflang: `${language}-${code}`,
      storeSource,
      parent_country: languages.length > 1 ? name : null,
      name: languages.length > 1 ? `${name} (${text})` : name,
      sign,
      language,
      currency,
      taxIncluded: storeSource === 'EU',
    }
  })
}

/** The 20 sites of the specification, in display order. */
export const sites: readonly Site[] = countries.flatMap(sitesOf)

/** Returns the site with that prefix, or undefined. */
export const findSite = (prefix: string, among: readonly Site[] = sites): Site | undefined =>
  among.find((site) => site.prefix === prefix)

/** Returns the site with that prefix. Throws a `RangeError` when there is none. */
export const siteAt = (prefix: string, among: readonly Site[] = sites): Site => {
  const site = findSite(prefix, among)
  if (site === undefined) throw new RangeError(`There is no site with the prefix ${prefix}`)
  return site
}
