import { definePage } from '../app/page.ts'

export default definePage({
  path: '/account/dashboard',
  head: () => ({ title: 'My Account', robots: 'noindex' }),
  Component: () => <h1>My Account</h1>,
})
