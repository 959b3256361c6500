import type { StoredMenus } from '../content/menus.ts'
import { SITES, type StoreSource } from '../sites/sites.data.ts'
import type { ContentLanguage } from './keys.ts'

/** As spec section 9 words them; a shop says its own (SUPPORT_HOURS). */
const HOURS = 'MON-FRI 9AM - 6PM EST'

/** From the ranges that are kept for fiction (docs/decisions/024): they ring nowhere. */
const PHONES: Readonly<Record<StoreSource, string>> = { US: '+1 800 555 0199', EU: '+44 808 157 0100' }

const FORMS = ['en', 'en-gb', 'de', 'es', 'fr', 'it']

/** How to reach the demonstration's shop: a number for each site, and what they all share. */
export const buildContact = (language: ContentLanguage): Pick<StoredMenus, 'contact' | 'siteContacts'> => ({
  contact: {
    hours: HOURS,
    email: 'help@cairn.example',
    forms: Object.fromEntries(FORMS.map((form) => [form, `/contact/${form}`])),
  },
  siteContacts: Object.fromEntries(
    SITES.filter(({ contentLanguage }) => contentLanguage === language).map(({ entry, store }) => [
      entry.prefix,
      { phone: PHONES[store] },
    ]),
  ),
})
