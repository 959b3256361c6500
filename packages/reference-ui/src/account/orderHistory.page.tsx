import { definePage } from '../app/page.ts'

export default definePage({
  path: '/account/orderhistory',
  head: () => ({ title: 'Orders', robots: 'noindex' }),
  Component: () => <h1>Orders</h1>,
})
