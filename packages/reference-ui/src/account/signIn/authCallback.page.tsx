import type { StoreError } from '@cairn/core'
import { useAuth, useCart } from '@cairn/react'
import { useEffect, useState } from 'react'
import { NeedsScript } from '../../app/loading/NeedsScript.tsx'
import { definePage } from '../../app/routing/page.ts'
import { useHref, useShop } from '../../app/shop/ShopContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Wrap } from '../../ui/layout/Page.tsx'
import { OtherStore, otherStoreMessage } from './OtherStore.tsx'
import styles from './SignUp.module.css'

/** Why the sign-in failed: the account belongs to the other store, the user cancelled, or any other reason. */
type Failure = 'other-store' | 'cancelled' | 'failed'

const failureOf = ({ problem }: StoreError): Failure =>
  problem === 'foreign_store' ? 'other-store' : problem === 'access_denied' ? 'cancelled' : 'failed'

/** Maximum number of milliseconds to wait for the cart before leaving the page. */
const LONGEST_CLAIM = 3000

/**
 * The page that the identity provider redirects to. The core exchanges the code of a callback URL only once, so
 * StrictMode may run the effect twice.
 */
function AuthCallback({ url }: { readonly url: URL }) {
  const { site } = useShop()
  const href = useHref()
  const { account: words, common, errors } = useMessages()
  const { status, complete, signIn } = useAuth()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [target, setTarget] = useState<string | null>(null)
  // Keep the first URL: the core removes the authorization code from the address bar at once.
  const [address] = useState(url.href)
  const dashboard = href('/account/dashboard')
  const home = href('/')
  useEffect(() => {
    let isGone = false
    complete(address).then((outcome) => {
      if (isGone) return
      if (outcome.ok) setTarget(ownPath(outcome.value.returnTo, home) ?? dashboard)
      else setFailure(failureOf(outcome.error))
    })
    return () => {
      isGone = true
    }
  }, [address, complete, dashboard, home])
  // Wait until the guest's cart has been assigned to the customer. If the page unloads earlier, the next page does not
  // know which cart is current.
  const isClaiming = useCart((cart) => cart.isLoading)
  useEffect(() => {
    if (target === null) return
    const leave = () => location.replace(target)
    if (!isClaiming) return leave()
    const timer = setTimeout(leave, LONGEST_CLAIM)
    return () => clearTimeout(timer)
  }, [target, isClaiming])
  const failed = failure === 'cancelled' ? words.signInCancelled : words.signInFailed
  const heading = failure === 'other-store' ? otherStoreMessage(site, words) : failed
  useEffect(() => {
    // Replace the title, which still says that the sign-in is in progress.
    if (failure !== null) document.title = `${heading} – ${common.shopName}`
  }, [failure, heading, common])
  return (
    <Wrap className={styles.page}>
      {failure === 'other-store' ? (
        <div role="alert" className={styles.failed}>
          <OtherStore returnTo={dashboard} />
        </div>
      ) : failure !== null ? (
        <div role="alert" className={styles.failed}>
          <EmptyState
            level={1}
            title={heading}
            actions={
              <>
                <Button busy={status === 'leaving'} onClick={() => signIn({ returnTo: dashboard })}>
                  {common.retry}
                </Button>
                <LinkButton look="outline" href={href('/')}>
                  {errors.toHome}
                </LinkButton>
              </>
            }
          >
            <p>{words.signInFailedText}</p>
          </EmptyState>
        </div>
      ) : (
        <div role="status" aria-busy="true">
          <h1>{words.signingIn}</h1>
          <NeedsScript />
          <Skeleton shape="line" length="half" />
        </div>
      )}
    </Wrap>
  )
}

/** Returns the path if it belongs to this site and is not the callback page; otherwise null. */
const ownPath = (path: string | null, home: string): string | null => {
  const isBelow = home === '/' || `${path}/`.startsWith(`${home}/`)
  return path !== null && isBelow && !path.includes('/auth-callback') ? path : null
}

export default definePage({
  path: '/auth-callback',
  head: ({ messages }) => ({ title: messages.account.signingIn, robots: 'noindex' }),
  Component: AuthCallback,
})
