import type { Language, StoreSource } from '../shared/site.ts'
import type { MenuColumn, MenuEntry, MenuSection } from './content.types.ts'

/** Spec section 9: the promo background without a colour of its own. */
export const DEFAULT_PROMO_BACKGROUND = 'orange'
/** Spec section 5: the promo text without a colour of its own. */
export const DEFAULT_PROMO_TEXT = 'black'

/** Columns of a mega menu (spec section 2). */
const MAX_COLUMNS = 6

const FORM_LANGUAGES = new Set(['de', 'es', 'fr', 'it'])

/** Which contact form a site has: en in the US, en-gb for other English and for Portuguese in the EU (readings L38). */
export const contactFormKey = (language: Language, store: StoreSource): string =>
  FORM_LANGUAGES.has(language) ? language : store === 'EU' ? 'en-gb' : 'en'

/** What a filter has emptied goes with its heading; a heading that only ever was a link stays. */
const desktopSections = ({ sections }: MenuColumn): MenuSection[] =>
  sections.flatMap((section) => {
    const links = section.links.filter(({ mobileOnly }) => !mobileOnly)
    const isEmptied = links.length === 0 && (section.links.length > 0 || section.url === null)
    return section.mobileOnly || isEmptied ? [] : [{ ...section, links }]
  })

const desktopColumns = ({ columns }: MenuEntry): MenuColumn[] =>
  columns
    .filter(({ mobileOnly }) => !mobileOnly)
    .map((column) => ({ ...column, sections: desktopSections(column) }))
    .filter(({ sections, image }) => sections.length > 0 || image !== null)

/** The navigation of the desktop: mobile-only parts left out, and what that leaves empty (readings L65); at most six columns. */
export const desktopNavigation = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries
    .filter(({ mobileOnly }) => !mobileOnly)
    .map((entry) => ({ ...entry, columns: desktopColumns(entry).slice(0, MAX_COLUMNS) }))

/** How many columns of an entry have no room in its mega menu. */
export const surplusColumns = (entry: MenuEntry): number => Math.max(0, desktopColumns(entry).length - MAX_COLUMNS)

/** Whether an entry opens a mega menu (spec section 2, Header). */
export const hasMegaMenu = ({ navigationAction, columns }: MenuEntry): boolean =>
  navigationAction === null && columns.length > 0
