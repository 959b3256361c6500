import type { Content } from '@cairn/core/contracts'

type Wire = Content.components['schemas']

/** Menu entries with long names, as in a shop with more departments. */
const LONG_ENTRIES: readonly Wire['MenuEntry'][] = ['Bergsport und Klettern', 'Geschenkgutscheine'].map((title) => ({
  title,
  enTitle: title,
  url: '/search?q=jacket',
}))

const WISHLIST_IN_CLOTHING: Wire['MenuLink'] = { title: 'Saved clothing', url: '/account/wishlist' }

const editMenus = (menus: Wire['Menus']): Wire['Menus'] => ({
  ...menus,
  navigation: [
    ...menus.navigation.map((entry) => ({
      ...entry,
      ...(entry.submenu && {
        submenu: entry.submenu.map(({ image, ...column }) => ({
          ...column,
          // The pictures of the first entry have no link.
          ...(image && { image: entry === menus.navigation[0] ? { url: image.url, alt: 'Two jackets' } : image }),
        })),
      }),
    })),
    ...LONG_ENTRIES,
  ],
  footer: [
    ...menus.footer.map((section, index) =>
      index === 1 ? { ...section, links: [...section.links, WISHLIST_IN_CLOTHING] } : section,
    ),
    { heading: 'One column too many', links: [{ title: 'Nothing', url: '/search?q=nothing' }] },
  ],
})

const LONG =
  'A message of so many words that a phone needs several lines for it, which must not move the page when it comes'

/**
 * Promo messages with colours in every notation that editors use. The journey lists the colours that it expects the
 * browser to show.
 */
const PROMO_MESSAGES: readonly Wire['PromoMessage'][] = [
  { message: 'Named', backgroundColor: 'pink', textColor: 'black' },
  { message: 'Translucent', backgroundColor: 'rgba(0, 0, 0, 0.5)', textColor: '#ffffffff' },
  { message: LONG, backgroundColor: 'hsl(210 100% 20%)', textColor: '#FFFFFFCC' },
  { message: 'Pale', backgroundColor: 'yellow', textColor: 'white' },
  { message: 'No colours', backgroundColor: 'blackish', textColor: 'red;background:url(https://evil.example/)' },
]

/** Returns the demonstration content as other editors might write it. */
export const editContent = (path: string, answer: unknown): unknown => {
  if (path.startsWith('/api/content/menus')) return editMenus(answer as Wire['Menus'])
  return path.startsWith('/api/content/promo-messages') ? PROMO_MESSAGES : answer
}
