import { createFullStore } from '@cairn/core/domains'
import { createMemoryPlatform } from '@cairn/core/platform'
import { createFakeGateways } from '@cairn/core/testing'
import { StoreProvider } from '@cairn/react'
import { act, render } from '@testing-library/react'
import { ShopContext } from '../app/shop/ShopContext.tsx'
import { defaultSite } from '../app/shop/sites.ts'
import { CookieSettings } from '../footer/CookieSettings.tsx'
import { messages as english } from '../messages/en.ts'
import { MessagesProvider } from '../messages/index.ts'
import { ConsentLayer } from './ConsentLayer.tsx'
import { createPrivacy, type PrivacyHolder } from './createPrivacy.ts'
import { PrivacyContext } from './PrivacyContext.ts'

const NAMES = ['OptanonConsent', 'OptanonAlertBoxClosed', 'lastGtmUrl', 'ssCartProducts']

export const setCookie = (cookie: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the shop itself reads and writes document.cookie
  document.cookie = cookie
}

const opened = new Set<PrivacyHolder>()

/** Stops all opened pages, and deletes the consent cookies and the data layer. */
export const forgetVisitors = (): void => {
  for (const privacy of opened) privacy.getSnapshot().connected?.consent.stop()
  opened.clear()
  for (const name of NAMES) setCookie(`${name}=; Path=/; Max-Age=0`)
  delete window.dataLayer
}

/** Returns the raw value of a cookie; undefined if there is none. */
export const cookieNow = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)

export interface VisitOverrides {
  readonly path?: string
  /** Whether the banner loads at once. If false, the browser has not been idle yet. */
  readonly isIdle?: boolean
  /** The country that the server detects; null if unknown. */
  readonly country?: string | null
}

/** Renders the banner, the settings and their button on a page with an in-memory store. */
export const openPage = async ({ path = '', isIdle = true, country = null }: VisitOverrides = {}) => {
  const site = defaultSite.prefix
  const platform = createMemoryPlatform({ href: `https://shop.example/${site}${path}` })
  const store = createFullStore({ site, platform, gateways: createFakeGateways({ site, country }) })
  const privacy = createPrivacy(store, defaultSite)
  opened.add(privacy)
  const at = (where: string) => (
    <StoreProvider store={store}>
      <ShopContext
        value={{
          site: defaultSite,
          url: new URL(`https://shop.example/${site}${where}`),
          isNavigating: false,
          navigate: () => undefined,
        }}
      >
        <MessagesProvider messages={english}>
          <PrivacyContext value={privacy}>
            <ConsentLayer privacy={privacy} />
            <main id="main" tabIndex={-1} />
            <CookieSettings />
          </PrivacyContext>
        </MessagesProvider>
      </ShopContext>
    </StoreProvider>
  )
  const { rerender } = render(at(path))
  const idle = () => act(() => privacy.loadConsent())
  if (isIdle) await idle()
  return {
    store,
    privacy,
    idle,
    attend: () => act(() => privacy.loadTracking()),
    goTo: (where: string) => rerender(at(where)),
  }
}
