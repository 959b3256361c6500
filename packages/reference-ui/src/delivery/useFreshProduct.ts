import type { Product } from '@cairn/core/product'
import { useStore } from '@cairn/react'
import { useEffect, useEffectEvent } from 'react'

/** The channel on which the confirmation page of the checkout says that an order was placed. */
const CHANNEL = 'cairn:orders'

/**
 * Loads the product again when the tab becomes visible, and when another tab has placed an order: pieces may have been
 * sold meanwhile. A failed request changes nothing.
 */
export const useFreshProduct = (slug: string, onFresh: (product: Product) => void): void => {
  const { gateways } = useStore()
  const show = useEffectEvent(onFresh)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const load = () => {
      if (document.visibilityState === 'hidden') return
      gateways.product.load(slug, { signal }).then(
        (product) => product === null || signal.aborted || show(product),
        () => undefined,
      )
    }
    document.addEventListener('visibilitychange', load, { signal })
    // While a page is in the back/forward cache, an open channel would evict it.
    let channel: BroadcastChannel | undefined
    const open = () => {
      channel = new BroadcastChannel(CHANNEL)
      channel.addEventListener('message', load)
    }
    const close = () => channel?.close()
    open()
    window.addEventListener('pagehide', close, { signal })
    window.addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (!persisted) return
        open()
        load()
      },
      { signal },
    )
    return () => {
      controller.abort()
      close()
    }
  }, [gateways, slug])
}
