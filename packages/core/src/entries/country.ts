export * from '../country/index.ts'
export { country } from '../domains/country.ts'
