import { createStore } from '@cairn/core'
import { createMemoryPlatform } from '@cairn/core/platform'
import { createFakeGateways } from '@cairn/core/testing'
import { StoreProvider } from '@cairn/react'
import { act, render } from '@testing-library/react'
import { ShopContext } from '../app/ShopContext.tsx'
import { defaultSite } from '../app/sites.ts'
import { CookieSettings } from '../footer/CookieSettings.tsx'
import { messages as english } from '../messages/en.ts'
import { MessagesProvider } from '../messages/index.ts'
import { ConsentLayer } from './ConsentLayer.tsx'
import { createPrivacy, type PrivacyHolder } from './createPrivacy.ts'
import { PrivacyContext } from './PrivacyContext.ts'

const NAMES = ['OptanonConsent', 'OptanonAlertBoxClosed', 'lastGtmUrl', 'ssCartProducts']

export const setCookie = (cookie: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the jar of the test is as old as that of the browser
  document.cookie = cookie
}

const opened = new Set<PrivacyHolder>()

/** Forgets what visitors have chosen, and what was told of them. */
export const forgetVisitors = (): void => {
  for (const privacy of opened) privacy.getSnapshot().connected?.consent.stop()
  opened.clear()
  for (const name of NAMES) setCookie(`${name}=; Path=/; Max-Age=0`)
  delete window.dataLayer
}

/** The value of a cookie as it was sent; undefined when there is none. */
export const cookieNow = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)

export interface VisitGiven {
  readonly path?: string
  /** Whether the question is fetched at once; if not, the browser has not been idle yet. */
  readonly isIdle?: boolean
  /** The country that the server detects; null where it knows none. */
  readonly country?: string | null
}

/** The question, the settings and their opener, on a page whose store lives in memory. */
export const openPage = async ({ path = '', isIdle = true, country = null }: VisitGiven = {}) => {
  const site = defaultSite.prefix
  const platform = createMemoryPlatform({ href: `https://shop.example/${site}${path}` })
  const store = createStore({ site, platform, gateways: createFakeGateways({ site, country }) })
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
  const idle = () => act(() => privacy.ask())
  if (isIdle) await idle()
  return {
    store,
    privacy,
    idle,
    attend: () => act(() => privacy.attend()),
    goTo: (where: string) => rerender(at(where)),
  }
}
