export { lazySearch } from '../../lazy/domains/search.lazy.ts'
