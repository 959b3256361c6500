import type { Language, StoreSource } from '../shared/site.ts'
import type { MenuColumn, MenuEntry, MenuSection } from './content.types.ts'

/** Spec section 9: the promo background without a colour of its own. */
export const DEFAULT_PROMO_BACKGROUND = 'orange'
/** Spec section 5: the promo text without a colour of its own. */
export const DEFAULT_PROMO_TEXT = 'black'

const MAX_COLUMNS = 6

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i
const RGB = /^rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\)$/i
const NAMES = new Set([
  'black',
  'white',
  'orange',
  'red',
  'green',
  'blue',
  'yellow',
  'navy',
  'teal',
  'gray',
  'silver',
  'maroon',
  'purple',
])

/** A colour from content if it is of a form that we know to be a colour and nothing else, else the fallback (threats N3). */
export const safeColor = (color: string | null | undefined, fallback: string): string => {
  const trimmed = color?.trim() ?? ''
  return HEX.test(trimmed) || RGB.test(trimmed) || NAMES.has(trimmed.toLowerCase()) ? trimmed : fallback
}

const FORM_LANGUAGES = new Set(['de', 'es', 'fr', 'it'])

/** Which contact form a site has: en in the US, en-gb for other English and for Portuguese in the EU (readings L38). */
export const contactFormKey = (language: Language, store: StoreSource): string =>
  FORM_LANGUAGES.has(language) ? language : store === 'EU' ? 'en-gb' : 'en'

const withoutMobileOnly = (section: MenuSection): MenuSection => ({
  ...section,
  links: section.links.filter(({ mobileOnly }) => !mobileOnly),
})

const desktopColumn = (column: MenuColumn): MenuColumn[] => {
  const sections = column.sections
    .filter(({ mobileOnly }) => !mobileOnly)
    .map(withoutMobileOnly)
    .filter(({ links, url }) => links.length > 0 || url !== null)
  return column.mobileOnly || (sections.length === 0 && column.image === null) ? [] : [{ ...column, sections }]
}

/** The navigation of the desktop: mobile-only parts left out, and what that leaves empty (readings L65); at most six columns. */
export const desktopNavigation = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries
    .filter(({ mobileOnly }) => !mobileOnly)
    .map((entry) => ({ ...entry, columns: entry.columns.slice(0, MAX_COLUMNS).flatMap(desktopColumn) }))

/** Whether an entry opens a mega menu (spec section 2, Header). */
export const hasMegaMenu = ({ navigationAction, columns }: MenuEntry): boolean =>
  navigationAction === null && columns.length > 0
