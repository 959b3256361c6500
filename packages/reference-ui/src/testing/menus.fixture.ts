import type { MenuColumn, MenuEntry, MenuSection, Menus } from '@cairn/core/content'

/** A group of links, each to the path of its name. */
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

/** An entry of the navigation with one group for each of its columns. */
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

/** What the header is made of: two entries, the service links and a telephone number, unless it is told otherwise. */
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
