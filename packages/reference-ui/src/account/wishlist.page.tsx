import { definePage } from '../app/page.ts'

export default definePage({
  path: '/account/wishlist',
  head: () => ({ title: 'Wish List', robots: 'noindex' }),
  Component: () => <h1>Wish List</h1>,
})
