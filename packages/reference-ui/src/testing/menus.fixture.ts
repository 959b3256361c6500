import type { MenuColumn, MenuEntry, MenuSection, Menus } from '@cairn/core/content'

/** Returns a menu section. The title of each link is also its path. */
export const sectionOf = (heading: string | null, links: readonly string[]): MenuSection => ({
  heading,
  url: null,
  highlighted: false,
  mobileOnly: false,
  links: links.map((title) => ({ title, url: `/${title}`, highlighted: false, mobileOnly: false })),
})

export const columnOf = (...sections: readonly MenuSection[]): MenuColumn => ({
  mobileOnly: false,
  image: null,
  sections,
})

/** Returns a navigation entry with the given columns. */
export const entryOf = (title: string, columns: readonly MenuColumn[], change: Partial<MenuEntry> = {}): MenuEntry => ({
  title,
  url: `/${title.toLowerCase()}`,
  enTitle: title,
  enUrl: null,
  navigationAction: null,
  mobileOnly: false,
  highlighted: false,
  columns,
  ...change,
})

/** Returns the menus of the header: two entries, the service links and a phone number, with any given changes. */
export const menusOf = (change: Partial<Menus> = {}): Menus => ({
  navigation: [
    entryOf('Women', [columnOf(sectionOf('Tops', ['shirts', 'fleece']))]),
    entryOf('Men', [columnOf(sectionOf('Legs', ['shorts']))]),
  ],
  footer: [],
  service: sectionOf('Service & Support', ['contact']),
  legal: [],
  contact: {
    phone: '+1 800 555 0199',
    hours: 'MON-FRI 9AM - 6PM EST',
    email: 'help@cairn.example',
    formUrl: '/contact/en',
    chatUrl: null,
  },
  social: [],
  ...change,
})
