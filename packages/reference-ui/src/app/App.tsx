import type { Store } from '@cairn/core'
import { StoreProvider } from '@cairn/react'
import type { ReactNode } from 'react'
import { ConsentLayer } from '../consent/ConsentLayer.tsx'
import type { PrivacyHolder } from '../consent/createPrivacy.ts'
import { PrivacyContext, silence } from '../consent/PrivacyContext.ts'
import { type Messages, MessagesProvider } from '../messages/index.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import type { PageProps } from './page.ts'
import type { PageState } from './pageState.ts'
import { Shell, type ShellData } from './Shell.tsx'
import { ShopContext, type ShopContextValue } from './ShopContext.tsx'
import { StatusPage } from './StatusPage.tsx'
import type { Site } from './sites.ts'
import { type Told, ToldContext } from './told.ts'

export interface AppProps {
  readonly site: Site
  readonly store: Store
  readonly messages: Messages
  readonly shell: ShellData | undefined
  readonly told: Told
  readonly state: PageState
  readonly isNavigating: boolean
  /** The page that came as HTML, not one that the browser drew after a navigation. */
  readonly isFirst: boolean
  /** Read out by screen readers after a navigation; empty for the first page, which the browser announces itself. */
  readonly announcement: string
  readonly navigate: ShopContextValue['navigate']
  /** Consent and tracking; none on the server. */
  readonly privacy?: PrivacyHolder
  readonly onError: (error: unknown) => void
}

/** The whole page, the same on the server and in the browser. */
export const App = ({
  site,
  store,
  messages,
  shell,
  told,
  state,
  isNavigating,
  isFirst,
  announcement,
  navigate,
  privacy,
  onError,
}: AppProps): ReactNode => {
  const { url, page, status, data, deferred, params } = state
  // The page's own load made `data` and `deferred`; the table of routes has forgotten their types.
  const props = { data, deferred, params, site, url } as PageProps<
    unknown,
    Record<string, Promise<unknown>>,
    typeof params
  >
  return (
    <MessagesProvider messages={messages}>
      <ShopContext value={{ site, url, isNavigating, navigate }}>
        <ToldContext value={told}>
          <PrivacyContext value={privacy ?? silence}>
            <StoreProvider store={store}>
              <Shell
                data={shell}
                question={privacy && <ConsentLayer privacy={privacy} />}
                hasProducts={page?.hasProducts?.(data) ?? false}
              >
                <main id="main" tabIndex={-1} aria-busy={isNavigating} data-first={isFirst || undefined}>
                  {page ? (
                    <PageBoundary key={url.pathname} of={url} fallback={<StatusPage status={500} />} onError={onError}>
                      <page.Component {...props} />
                    </PageBoundary>
                  ) : (
                    <StatusPage status={status === 200 ? 500 : status} />
                  )}
                </main>
              </Shell>
              <div role="status" aria-live="polite" id="announcer">
                <VisuallyHidden>{announcement}</VisuallyHidden>
              </div>
            </StoreProvider>
          </PrivacyContext>
        </ToldContext>
      </ShopContext>
    </MessagesProvider>
  )
}
