import { definePage } from '../app/page.ts'

export default definePage({
  path: '/auth-callback',
  head: () => ({ title: 'Signing in', robots: 'noindex' }),
  Component: () => <h1>Signing in</h1>,
})
