import { definePage, redirect } from '../app/page.ts'

/** Typed by hand, or cut short: the account begins with its dashboard. */
export default definePage({
  path: '/account',
  load: () => redirect('/account/dashboard', 301),
  head: () => ({}),
  Component: () => null,
})
