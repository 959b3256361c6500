export { lazyCart } from '../../lazy/domains/cart.lazy.ts'
