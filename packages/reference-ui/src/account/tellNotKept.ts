import type { Store, StoreError } from '@cairn/core'
import { loadAccountMessages } from '../messages/account/index.ts'

/**
 * A sign-in that cannot begin is silent (spec section 8), but for the one reason that only the shopper can mend: the browser keeps nothing for
 * this shop, so it would not know the answer of the provider again.
 */
export const tellNotKept = async ({ site, toasts }: Store, { code }: StoreError): Promise<void> => {
  if (code !== 'STORAGE') return
  const { notKept } = await loadAccountMessages(site.hreflang)
  toasts.commands.show({ code: 'server', detail: notKept, tone: 'error' })
}
