export { lazyCheckout } from '../../lazy/domains/checkout.lazy.ts'
