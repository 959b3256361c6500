import type { CartTypes } from '@cairn/core/cart'
import { defineEffect } from '@cairn/core/domain'

/** The shortest time between two requests of the effect. */
const PAUSE_MS = 30_000

/**
 * Refreshes the cart when the shopper returns to the tab, because another tab may have placed the order meanwhile. A
 * return during the pause after a request refreshes at the end of the pause. The core itself loads the cart of a page
 * that the browser restores from the back/forward cache.
 */
export const refreshCartOnReturn = defineEffect<[CartTypes]>({
  name: 'shop.refreshCartOnReturn',
  requires: ['cart'],
  start: ({ domains: { cart }, environment: { platform } }) => {
    let nextAt = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = (): void => {
      const { lines, isLoading, isSaving } = cart.getSnapshot()
      if (lines.length === 0 || isLoading || isSaving) return
      const now = platform.clock.now()
      if (now < nextAt) {
        timer = setTimeout(refresh, nextAt - now)
        return
      }
      nextAt = now + PAUSE_MS
      void cart.commands.refresh({ toast: false })
    }
    const visibility = platform.visibility.onChange((isVisible) => {
      clearTimeout(timer)
      if (isVisible) refresh()
    })
    return {
      unsubscribe: () => {
        clearTimeout(timer)
        visibility.unsubscribe()
      },
    }
  },
})
