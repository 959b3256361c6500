import { StoreError } from '@cairn/core'
import type { ToastRequest } from '@cairn/core/toasts'
import LoginRequired from '../account/signIn/LoginRequired.tsx'
import { notifySaveFailed } from '../account/signIn/notifySaveFailed.ts'
import { Toasts } from '../app/shell/Toasts.tsx'
import type { Site } from '../app/shop/sites.ts'
import { defaultSite, findSite } from '../app/shop/sites.ts'
import CountrySelector from '../country/CountrySelector.tsx'
import CountrySuggestion from '../country/CountrySuggestion.tsx'
import LeavingDialog from '../country/leaving/LeavingDialog.tsx'
import { soldProduct } from '../country/leaving/soldProduct.fixture.ts'
import MobileMenu from '../header/MobileMenu.tsx'
import type { FetchProducts } from '../product/fetchProducts.ts'
import { isThere, never, press } from './acting.ts'
import { linesOf } from './lines.ts'
import { down } from './product.setup.tsx'
import type { Part, PartState, Stage } from './states.types.ts'

const isOpen = isThere('dialog[open], [role="dialog"]')

const menu = ({ data }: Stage) => <MobileMenu menus={data.menus} />
const openMenu = ({ store }: Stage): void => store.overlay.commands.openMenu()
const second = async (stage: Stage): Promise<void> => {
  openMenu(stage)
  await press('nav li button')
}

export const mobileMenuPart: Part = {
  name: 'mobile-menu',
  states: [
    { name: 'level-one', windows: 'small', view: menu, act: openMenu, until: isOpen },
    {
      name: 'level-one-signed-in',
      windows: 'small',
      overrides: () => ({ isSignedIn: true }),
      view: menu,
      act: openMenu,
      until: isOpen,
    },
    { name: 'without-menus', windows: 'small', view: () => <MobileMenu menus={null} />, act: openMenu, until: isOpen },
    { name: 'level-two', windows: 'small', view: menu, act: second, until: isThere('[data-level="2"]') },
    {
      name: 'level-three',
      windows: 'small',
      view: menu,
      act: async (stage) => {
        await second(stage)
        await press('[data-level="2"] ~ ul button')
      },
      until: isThere('[data-level="3"]'),
    },
  ],
}

const suggesting = (country: string): Pick<PartState, 'overrides' | 'view' | 'act' | 'until'> => ({
  overrides: () => ({ country }),
  view: () => <CountrySuggestion />,
  act: ({ store }) => store.overlay.commands.openCountry(),
  until: isOpen,
})

export const countryPart: Part = {
  name: 'country',
  states: [
    { name: 'one-site', ...suggesting('FR') },
    { name: 'several-sites', ...suggesting('CH') },
    { name: 'other-store', only: 'EU', ...suggesting('US') },
    {
      name: 'selector-europe',
      only: 'EU',
      view: () => <CountrySelector />,
      act: ({ store }) => store.overlay.commands.openCountrySelector(),
      until: isOpen,
      isTwin: true,
    },
    {
      name: 'selector',
      view: () => <CountrySelector />,
      act: ({ store }) => store.overlay.commands.openCountrySelector(),
      until: isOpen,
    },
  ],
}

const leaving = (name: string, fetch: FetchProducts, more: Partial<PartState> = {}): PartState => ({
  name,
  overrides: (data) => ({ lines: linesOf(data, 3) }),
  view: ({ site }) => <LeavingDialog to={otherSite(site)} open onClose={() => undefined} fetch={fetch} />,
  until: isThere('dialog[open] h3'),
  ...more,
})

/** Germany for the site of the US, and the US for every other site. */
const otherSite = ({ prefix }: Site): Site => findSite(prefix === 'us/en-us' ? 'de/de-de' : 'us/en-us') ?? defaultSite

/** Sells the first product at another price, has sold out the second, and does not know the third. */
const sellsSome: FetchProducts = async ({ prefix }, ids) =>
  ids.slice(0, 2).map((id, index) => ({
    ...soldProduct({ id: Number(id), currency: prefix === 'us/en-us' ? 'USD' : 'EUR' }),
    variants: soldProduct().variants.map((variant) => ({
      ...variant,
      sku: `CN-${id}`,
      inventory_level: index === 0 ? 12 : 0,
    })),
  }))

export const leavingPart: Part = {
  name: 'leaving-with-cart',
  states: [
    leaving('some-sold', sellsSome),
    leaving('nothing-sold', async () => []),
    leaving('loading', never, { until: isThere('dialog[open] [aria-busy="true"]') }),
    leaving('not-answered', down),
  ],
}

const openLogin = ({ store }: Stage): void => store.overlay.commands.openLogin()

export const loginPart: Part = {
  name: 'login-required',
  states: [
    { name: 'open', view: () => <LoginRequired />, act: openLogin, until: isOpen },
    {
      name: 'leaving',
      view: () => <LoginRequired />,
      act: (stage) => {
        openLogin(stage)
        stage.store.auth.commands.signIn({ delay: 1000 })
      },
      until: (stage) => isOpen() && stage.store.auth.getSnapshot().status === 'leaving',
    },
  ],
}

const saying = (name: string, ...toasts: readonly ToastRequest[]): PartState => ({
  name,
  view: () => <Toasts />,
  act: ({ store }) => {
    for (const toast of toasts) store.toasts.commands.show(toast)
  },
  until: ({ store }) => store.toasts.getSnapshot().toasts.length === toasts.length,
})

const jacket = 'Headwall Light Fleece Jacket'

export const toastsPart: Part = {
  name: 'toasts',
  states: [
    saying('server', { code: 'server', detail: 'Your card was declined by the issuing bank.', tone: 'error' }),
    saying('unexpected', { code: 'unexpected', tone: 'error' }),
    saying('network', { code: 'network', tone: 'error' }),
    saying('waiting', { code: 'waiting', tone: 'info' }),
    saying('not-added', { code: 'not-added', params: { name: jacket }, tone: 'error' }),
    saying('not-saved', { code: 'not-saved', params: { name: jacket }, tone: 'error' }),
    saying('rate-limited', { code: 'rate-limited', tone: 'error' }),
    saying('unauthorized', { code: 'unauthorized', tone: 'error' }),
    saying('maximum-stock', { code: 'maximum-stock', params: { max: 3 } }),
    saying('unshippable-one', { code: 'unshippable', params: { names: [jacket], country: 'NO' } }),
    saying('unshippable-many', {
      code: 'unshippable',
      params: { names: [jacket, 'Scree Down Jacket', 'Col Stretch Gloves'], country: 'CH' },
    }),
    saying('added-to-cart', { code: 'added-to-cart', params: { name: jacket } }),
    saying('moved-to-wishlist', { code: 'moved-to-wishlist', params: { name: jacket } }),
    saying('membership-expired', { code: 'membership-expired', tone: 'info' }),
    saying('signed-out', { code: 'signed-out' }),
    saying('cookies-blocked', { code: 'cookies-blocked', tone: 'error' }),
    {
      name: 'not-kept',
      view: () => <Toasts />,
      act: ({ store }) => notifySaveFailed(store, new StoreError('STORAGE', '')),
      until: ({ store }) => store.toasts.getSnapshot().toasts.length === 1,
    },
    saying(
      'several',
      { code: 'added-to-cart', params: { name: jacket } },
      { code: 'maximum-stock', params: { max: 3 } },
      { code: 'network', tone: 'error' },
    ),
  ],
}
