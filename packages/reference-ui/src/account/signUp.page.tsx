import { definePage } from '../app/page.ts'

export default definePage({
  path: '/sign-up',
  head: () => ({ title: 'Sign up', robots: 'noindex' }),
  Component: () => <h1>Sign up</h1>,
})
