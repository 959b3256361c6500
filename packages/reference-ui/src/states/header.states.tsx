import { DEFAULT_PROMO_BACKGROUND, DEFAULT_PROMO_TEXT, type Menus } from '@cairn/core/content'
import { Header } from '../header/Header.tsx'
import { PromoBar } from '../header/PromoBar.tsx'
import { readPromo } from '../header/readPromo.ts'
import { isThere, never, press } from './acting.ts'
import { lineOf, linesOf } from './lines.ts'
import { searchOf } from './openStage.ts'
import type { Part, Stage } from './states.types.ts'

const header = ({ data, messages }: Stage) => (
  <>
    <Header menus={data.menus} />
    <main id="main">
      <p>{messages.home.description}</p>
    </main>
  </>
)

const withoutPictureLinks = (menus: Menus): Menus => ({
  ...menus,
  navigation: menus.navigation.map((entry) => ({
    ...entry,
    columns: entry.columns.map((column) => ({ ...column, image: column.image && { ...column.image, href: null } })),
  })),
})

const promo =
  (count: number, change: Partial<Stage['data']['promo'][number]> = {}) =>
  ({ data }: Stage) => {
    const messages = Array.from({ length: count }, (_, index) => {
      const message = data.promo[index % data.promo.length]
      if (message === undefined) throw new Error('No promotional message was captured')
      return readPromo({ ...message, ...change })
    })
    return <PromoBar messages={messages} />
  }

const searching = {
  view: header,
  act: ({ store }: Stage): void => store.overlay.commands.openSearch(),
}

const typed =
  (term: string) =>
  ({ store }: Stage): void => {
    store.overlay.commands.openSearch()
    store.search.commands.type(term)
  }

const isFound = ({ store }: Stage): boolean => {
  const { isLoading, results } = store.search.getSnapshot()
  return !isLoading && results !== null
}

const broken = async (): Promise<never> => {
  throw new TypeError('Nothing answers')
}

export const headerPart: Part = {
  name: 'header',
  states: [
    { name: 'not-known-yet', overrides: () => ({ isStarted: false }), view: header },
    { name: 'signed-out', view: header },
    { name: 'signing-in', view: header, act: ({ store }) => void store.auth.commands.signIn() },
    { name: 'signed-in', overrides: () => ({ isSignedIn: true }), view: header },
    { name: 'member', overrides: () => ({ isMember: true }), view: header },
    { name: 'cart-one', overrides: (data) => ({ lines: linesOf(data, 1) }), view: header },
    { name: 'cart-many', overrides: (data) => ({ lines: [lineOf(data, 0, { quantity: 120 })] }), view: header },
    { name: 'without-menus', view: () => <Header menus={null} /> },
    { name: 'promo-one', view: promo(1) },
    { name: 'promo-many', view: promo(2) },
    {
      name: 'promo-default-colours',
      view: promo(1, { backgroundColor: DEFAULT_PROMO_BACKGROUND, textColor: DEFAULT_PROMO_TEXT }),
    },
    {
      name: 'promo-translucent',
      view: promo(2, { backgroundColor: 'rgb(255 192 203 / 60%)', textColor: '#000000cc' }),
    },
    {
      name: 'promo-long',
      view: promo(1, {
        message:
          '**Versandkostenfreie Rücksendung** aller Winterausrüstungsgegenstände bis zum Dreikönigstag — [Rückgabebedingungen ansehen](/service#shipping)',
      }),
    },
    {
      name: 'mega-menu',
      windows: 'large',
      view: header,
      act: () => press('nav a[aria-expanded="false"]'),
      until: isThere('nav [data-columns]'),
    },
    {
      name: 'mega-menu-picture-without-link',
      windows: 'large',
      view: ({ data }) => <Header menus={withoutPictureLinks(data.menus)} />,
      act: () => press('nav a[aria-expanded="false"]'),
      until: isThere('nav [data-columns]'),
    },
    {
      name: 'mega-menu-last',
      windows: 'large',
      view: header,
      act: () => press('nav li:nth-last-child(2) a, nav li:last-child a[aria-expanded]'),
      until: isThere('nav [data-columns]'),
    },
  ],
}

export const searchPanelPart: Part = {
  name: 'search-panel',
  states: [
    { name: 'open', ...searching, until: isThere('[data-sheet] li') },
    {
      name: 'nothing-yet',
      ...searching,
      overrides: (data) => ({ gateways: { search: searchOf(data, { popular: never, recommend: never }) } }),
    },
    {
      name: 'typing',
      view: header,
      act: typed('j'),
    },
    {
      name: 'loading',
      overrides: (data) => ({
        gateways: { search: searchOf(data, { search: never, suggest: never }) },
      }),
      view: header,
      act: typed('jacket'),
      until: ({ store }) => store.search.getSnapshot().isLoading && isThere('[data-sheet] li')(),
    },
    { name: 'results', view: header, act: typed('jacket'), until: isFound },
    {
      name: 'one-result',
      overrides: (data) => ({
        gateways: {
          search: searchOf(data, {
            search: async ({ term }) => ({ ...data.found, term, products: data.found.products.slice(0, 1), total: 1 }),
            suggest: async (query) => ({ query, corrected: null, suggested: null, alternatives: [] }),
          }),
        },
      }),
      view: header,
      act: typed('anorak'),
      until: isFound,
    },
    {
      name: 'correction',
      overrides: (data) => ({
        gateways: {
          search: searchOf(data, {
            search: async ({ term }) => ({ ...data.found, term }),
            suggest: async (query) => ({
              ...data.suggestion,
              query,
              corrected: 'softshelljacke',
              suggested: 'softshelljacke',
            }),
          }),
        },
      }),
      view: header,
      act: typed('softshelljake'),
      until: isFound,
    },
    {
      name: 'empty',
      overrides: (data) => ({
        gateways: {
          search: searchOf(data, {
            search: async ({ term }) => ({ ...data.found, term, products: [], total: 0 }),
            suggest: async (query) => ({ query, corrected: null, suggested: null, alternatives: [] }),
          }),
        },
      }),
      view: header,
      act: typed('kurzhaardackelregenmantel'),
      until: isFound,
    },
    {
      name: 'nothing-to-suggest',
      ...searching,
      overrides: (data) => ({ gateways: { search: searchOf(data, { popular: broken, recommend: broken }) } }),
    },
    {
      name: 'error',
      overrides: (data) => ({
        gateways: { search: searchOf(data, { search: broken, suggest: broken }) },
      }),
      view: header,
      act: typed('jacket'),
      until: ({ store }) => store.search.getSnapshot().error !== null,
    },
  ],
}
