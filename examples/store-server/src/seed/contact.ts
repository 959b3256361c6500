import type { StoredMenus } from '../content/contents.repository.ts'
import { SITES, type StoreSource } from '../sites/sites.data.ts'
import type { ContentLanguage } from './keys.ts'

/** The support hours of spec 9.content.support-hours; an operator sets others with SUPPORT_HOURS. */
const HOURS = 'MON-FRI 9AM - 6PM EST'

/**
 * Phone numbers from the ranges reserved for fiction, which reach no one
 * (docs/decisions/024-how-to-reach-the-shop.md).
 */
const PHONES: Readonly<Record<StoreSource, string>> = { US: '+1 800 555 0199', EU: '+44 808 157 0100' }

const FORMS = ['en', 'en-gb', 'de', 'es', 'fr', 'it']

/** Builds the demo shop's contact details: a phone number per site, and the details that all sites share. */
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
