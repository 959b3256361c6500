/**
 * Returns the locale for plain numbers on a site. CLDR writes prices of every English site as "€1,209.00", but other
 * numbers of `en-NO` or `en-NL` with a decimal comma; one page must not mix both.
 */
export const numberLocale = (hreflang: string): string => (hreflang.startsWith('en') ? 'en' : hreflang)
