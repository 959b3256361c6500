import { definePage } from '../app/page.ts'

export default definePage({
  path: '/checkout-cart',
  head: () => ({ title: 'Cart', robots: 'noindex' }),
  Component: () => <h1>Cart</h1>,
})
