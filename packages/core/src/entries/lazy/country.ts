export { lazyCountry } from '../../lazy/domains/country.lazy.ts'
