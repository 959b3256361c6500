/** The pages about the company and its duties, in the order of the menu. Each is at `/legal/` and its key. */
export const LEGAL_PAGES = [
  'imprint',
  'terms',
  'privacy',
  'withdrawal',
  'shipping',
  'size-and-care',
  'repairs',
  'accessibility',
  'reviews',
] as const

export type LegalPage = (typeof LEGAL_PAGES)[number]

export const isLegalPage = (key: string): key is LegalPage => LEGAL_PAGES.some((page) => page === key)

/** Returns the path of a page about the company inside a site. */
export const legalPath = (page: LegalPage): `/${string}` => `/legal/${page}`
