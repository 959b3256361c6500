/** Returns the name of a currency (ISO 4217) with its code, in the language of `locale`: "Swiss Franc (CHF)". */
export const currencyName = (code: string, locale: string): string => {
  try {
    const name = new Intl.DisplayNames(locale, { type: 'currency' }).of(code)
    return name === undefined || name === code ? code : `${name} (${code})`
  } catch {
    return code
  }
}
