import { contactFormKey, surplusColumns } from '../../content/content.rules.ts'
import type { Home, MenuColumn, MenuEntry, MenuLink, MenuSection, Menus } from '../../content/content.types.ts'
import type { Site } from '../../shared/site.ts'
import type { components } from '../generated/content.ts'

type Wire = components['schemas']

const hasText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/** Leaves out items without a title, because they cannot be shown, and logs a console warning for the menu editors. */
const titled = <Item extends { readonly title: string }>(items: readonly Item[] | undefined): readonly Item[] =>
  (items ?? []).filter((item) => {
    const isShown = hasText(item?.title)
    if (!isShown) console.warn('An item of the menus has no title and is not shown', item)
    return isShown
  })

const mapLink = ({ title, url, highlighted, mobileOnly }: Wire['MenuLink']): MenuLink => ({
  title: title ?? '',
  url: url ?? '',
  highlighted: highlighted ?? false,
  mobileOnly: mobileOnly ?? false,
})

const mapSection = (section: Wire['MenuSection']): MenuSection => ({
  heading: section.heading || null,
  url: section.url || null,
  highlighted: section.highlighted ?? false,
  mobileOnly: section.mobileOnly ?? false,
  links: titled(section.links).map(mapLink),
})

const mapColumn = ({ mobileOnly, image, menuItems }: Wire['MenuColumn']): MenuColumn => ({
  mobileOnly: mobileOnly ?? false,
  image: image?.url
    ? { url: image.url, alt: image.alt ?? '', title: image.title ?? null, href: image.href ?? null }
    : null,
  sections: (menuItems ?? []).map(mapSection),
})

const mapEntry = (entry: Wire['MenuEntry']): MenuEntry => ({
  title: entry.title,
  url: entry.url || null,
  enTitle: entry.enTitle || entry.title,
  enUrl: entry.enUrl || null,
  navigationAction: entry.navigationAction || null,
  mobileOnly: entry.mobileOnly ?? false,
  highlighted: entry.highlighted ?? false,
  columns: (entry.submenu ?? []).map(mapColumn),
})

/** Logs a console warning for the menu editors about columns that no page shows. */
const reportSurplus = (entry: MenuEntry): void => {
  const surplus = surplusColumns(entry)
  if (surplus > 0) console.warn(`The menu "${entry.enTitle}" has more than six columns: ${surplus} not shown`)
}

/** Maps the menus. Editors write them by hand, so every field except a title may be missing. */
export const mapMenus = (wire: Partial<Wire['Menus']>, site: Site): Menus => {
  const navigation = titled(wire.navigation).map(mapEntry)
  navigation.forEach(reportSurplus)
  return {
    navigation,
    footer: (wire.footer ?? []).map(mapSection),
    service: mapSection(wire.service ?? { links: [] }),
    legal: titled(wire.legal).map(mapLink),
    contact: {
      phone: wire.contact?.phone || null,
      hours: wire.contact?.hours || null,
      email: wire.contact?.email || null,
      formUrl: wire.contact?.forms?.[contactFormKey(site)] || null,
      chatUrl: wire.contact?.chat || null,
    },
    social: (wire.social ?? []).filter((network) => hasText(network?.name) && hasText(network.url)),
  }
}

export const mapHome = ({ hero, tiles, tilesHeading, story }: Wire['Home']): Home => ({
  hero: {
    heading: hero.heading ?? '',
    text: hero.text ?? '',
    imageUrl: hero.image ?? null,
    primary: mapLink(hero.primary),
    secondary: hero.secondary ? mapLink(hero.secondary) : null,
  },
  tilesHeading: tilesHeading ?? null,
  tiles: titled(tiles)
    .filter(({ url }) => hasText(url))
    .map(({ title, url, images }) => ({ title, url, images: (images ?? []).filter(hasText) })),
  story: {
    heading: story.heading ?? '',
    text: story.text ?? '',
    imageUrl: story.image ?? null,
    facts: (story.facts ?? []).filter((fact) => hasText(fact?.term) && hasText(fact.text)),
    link: mapLink(story.link),
  },
})
