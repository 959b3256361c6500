export { search } from '../domains/search.ts'
export * from '../search/index.ts'
