export { countryMachine } from './country.machine.ts'
export { countryPicker, inColumns, normaliseCountry, selectorEntries, suggestionFor } from './country.rules.ts'
export type * from './country.types.ts'
export { type CountryDomain, createCountryDomain } from './country.view.ts'
