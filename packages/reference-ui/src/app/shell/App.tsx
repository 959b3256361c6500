import type { Store } from '@cairn/core'
import { StoreProvider } from '@cairn/react'
import type { ReactNode } from 'react'
import { ConsentLayer } from '../../consent/ConsentLayer.tsx'
import type { PrivacyHolder } from '../../consent/createPrivacy.ts'
import { PrivacyContext, silence } from '../../consent/PrivacyContext.ts'
import { type Messages, MessagesProvider } from '../../messages/index.ts'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { PageBoundary } from '../loading/PageBoundary.tsx'
import type { PageProps } from '../routing/page.ts'
import type { PageState } from '../routing/pageState.ts'
import { type FormattedTexts, FormattedTextsContext } from '../shop/formattedTexts.ts'
import { ShopContext, type ShopContextValue } from '../shop/ShopContext.tsx'
import type { Site } from '../shop/sites.ts'
import { Shell, type ShellData } from './Shell.tsx'
import { StatusPage } from './StatusPage.tsx'

export interface AppProps {
  readonly site: Site
  readonly store: Store
  readonly messages: Messages
  readonly shell: ShellData | undefined
  readonly formattedTexts: FormattedTexts
  readonly state: PageState
  readonly isNavigating: boolean
  /** Whether this page came as server HTML; false after a client-side navigation. */
  readonly isFirst: boolean
  /**
   * The text that screen readers announce after a client-side navigation. Empty for the first page, which the browser
   * announces itself.
   */
  readonly announcement: string
  readonly navigate: ShopContextValue['navigate']
  /** Consent and tracking. Undefined on the server. */
  readonly privacy?: PrivacyHolder
  readonly onError: (error: unknown) => void
}

/** The root component, identical on the server and in the browser. */
export const App = ({
  site,
  store,
  messages,
  shell,
  formattedTexts,
  state,
  isNavigating,
  isFirst,
  announcement,
  navigate,
  privacy,
  onError,
}: AppProps): ReactNode => {
  const { url, page, status, data, deferred, params } = state
  // The cast is safe: `data` and `deferred` come from this page's own `load`, and only the route table has erased their
  // types.
  const props = { data, deferred, params, site, url } as PageProps<
    unknown,
    Record<string, Promise<unknown>>,
    typeof params
  >
  return (
    <MessagesProvider messages={messages}>
      <ShopContext value={{ site, url, isNavigating, navigate }}>
        <FormattedTextsContext value={formattedTexts}>
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
        </FormattedTextsContext>
      </ShopContext>
    </MessagesProvider>
  )
}
