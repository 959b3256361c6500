import { definePage } from '../app/page.ts'

export default definePage({
  path: '/search',
  head: () => ({ title: 'Search', robots: 'noindex' }),
  Component: () => <h1>Search</h1>,
})
