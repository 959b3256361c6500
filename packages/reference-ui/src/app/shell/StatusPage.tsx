import { useStore, useToasts } from '@cairn/react'
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Band } from '../../ui/layout/Page.tsx'
import { browserConnectivity, type Connectivity } from '../loading/connectivity.ts'
import { useHref, useShop } from '../shop/ShopContext.tsx'

interface StatusPageProps {
  readonly status: 404 | 500 | 503
  /** Access to the network state; by default that of the browser. */
  readonly connectivity?: Connectivity
}

/** Pause between two attempts to reach the server after the device came online. */
const RETRY_MS = 2_000

/**
 * The page for the statuses 404, 500 and 503. The page for 503, which an offline visitor also sees, reloads the
 * document when the network is back.
 */
export const StatusPage = ({ status, connectivity = browserConnectivity }: StatusPageProps): ReactNode => {
  const { errors, search } = useMessages()
  const { url } = useShop()
  const href = useHref()
  const { show } = useToasts()
  const { cart } = useStore()
  const [isOffline, setIsOffline] = useState(false)
  const isMissing = status === 404
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const retry = async (isPressed: boolean): Promise<void> => {
    // Check the network first: a failed reload would replace the shop with the browser's own error page.
    if (await connectivity.isReachable()) {
      // End the cart's pause between two attempts, and wait until it has saved the changes made offline: a reload would
      // discard them.
      if (cart.getSnapshot().isSaving) void cart.commands.refresh()
      while (cart.getSnapshot().isSaving) await new Promise((resolve) => cart.subscribe(resolve))
      // The visitor may have moved to another page meanwhile.
      if (isHere.current) connectivity.reload()
    } else if (isPressed) show({ code: 'network', tone: 'error' })
    // A device often reports that it is online a moment before its first request succeeds.
    else if (isHere.current && !connectivity.isOffline()) setTimeout(() => void retry(false), RETRY_MS)
  }
  const onOnline = useEffectEvent(() => void retry(false))
  useEffect(() => {
    if (status !== 503) return
    const look = () => setIsOffline(connectivity.isOffline())
    look()
    window.addEventListener('offline', look)
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('offline', look)
      window.removeEventListener('online', onOnline)
    }
  }, [status, connectivity])
  const [title, text] = isOffline
    ? [errors.offlineTitle, errors.offlineText]
    : {
        404: [errors.notFoundTitle, errors.notFoundText],
        500: [errors.title, errors.text],
        503: [errors.unavailableTitle, errors.unavailableText],
      }[status]
  const press = (event: MouseEvent) => {
    event.preventDefault()
    void retry(true)
  }
  return (
    <Band>
      <EmptyState
        level={1}
        mark
        title={title}
        actions={
          <>
            {isMissing ? null : (
              // Load the whole document instead of navigating inside it, so that everything broken is loaded again.
              <LinkButton href={url.pathname + url.search} data-router="off" onClick={press}>
                {errors.tryAgain}
              </LinkButton>
            )}
            <LinkButton href={href('/')} look={isMissing ? 'primary' : 'outline'}>
              {errors.toHome}
            </LinkButton>
            {isMissing ? (
              <LinkButton href={href('/search')} look="outline">
                {search.allProducts}
              </LinkButton>
            ) : null}
          </>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </Band>
  )
}
