import { useStore, useToasts } from '@cairn/react'
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Band } from '../ui/Page.tsx'
import { browserLine, type Line } from './line.ts'
import { useHref, useShop } from './ShopContext.tsx'

interface StatusPageProps {
  readonly status: 404 | 500 | 503
  /** The browser's own unless another is given. */
  readonly line?: Line
}

/** The page of what cannot be shown: 404, 500 and 503, and of the last also when the visitor is offline. It opens what it stands for as soon as it can. */
export const StatusPage = ({ status, line = browserLine }: StatusPageProps): ReactNode => {
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
    // A document that cannot be loaded would be a page of the browser, which knows no way back.
    if (await line.isAnswering()) {
      // What the cart was asked for without a line would go with the document.
      while (cart.getSnapshot().isSaving) await new Promise((resolve) => cart.subscribe(resolve))
      // Another page may stand there by then.
      if (isHere.current) line.reload()
    } else if (isPressed) show({ code: 'network', tone: 'error' })
  }
  const onOnline = useEffectEvent(() => void retry(false))
  useEffect(() => {
    if (status !== 503) return
    const look = () => setIsOffline(line.isDown())
    look()
    window.addEventListener('offline', look)
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('offline', look)
      window.removeEventListener('online', onOnline)
    }
  }, [status, line])
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
              // A download of the whole document, not a navigation inside it: whatever broke is loaded anew.
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
