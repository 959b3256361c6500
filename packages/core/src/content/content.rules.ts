import type { Site } from '../shared/site.ts'
import type { MenuColumn, MenuEntry, MenuSection } from './content.types.ts'

/** The default background of a promotional message (spec section 9). */
export const DEFAULT_PROMO_BACKGROUND = 'orange'
/** The default text colour of a promotional message (spec section 5). */
export const DEFAULT_PROMO_TEXT = 'black'

/** The maximum number of columns in a mega menu (spec section 2). */
const MAX_COLUMNS = 6

/**
 * Returns the key of a site's contact form: the key that the site defines, otherwise the language of the site (spec
 * 2.search.contact-form-language).
 */
export const contactFormKey = ({ contactForm, language }: Pick<Site, 'contactForm' | 'language'>): string =>
  contactForm ?? language

/**
 * Removes mobile-only sections, mobile-only links, and sections that have lost all their links. A section that never
 * had links stays only if its heading is a link.
 */
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

/**
 * Returns the desktop navigation, with at most six columns in a mega menu. Mobile-only parts are left out, and so are
 * the sections and columns that would then be empty (spec 2.header.mega-emptied).
 */
export const desktopNavigation = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries
    .filter(({ mobileOnly }) => !mobileOnly)
    .map((entry) => ({ ...entry, columns: desktopColumns(entry).slice(0, MAX_COLUMNS) }))

/** Returns the number of columns of an entry that do not fit in its mega menu. */
export const surplusColumns = (entry: MenuEntry): number => Math.max(0, desktopColumns(entry).length - MAX_COLUMNS)

/** Whether an entry opens a mega menu (spec section 2, Header). */
export const hasMegaMenu = ({ navigationAction, columns }: MenuEntry): boolean =>
  navigationAction === null && columns.length > 0
