export { lazyShipping } from '../../lazy/domains/shipping.lazy.ts'
