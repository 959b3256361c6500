import type { Store, StoreError } from '@cairn/core'
import { loadAccountMessages } from '../../messages/account/index.ts'

/**
 * Shows a toast when a sign-in cannot start because the browser refuses to store data for this shop, which only the
 * shopper can allow. Other failures show no toast (spec 8.auth.start-silent).
 */
export const notifySaveFailed = async ({ site, toasts }: Store, { code }: StoreError): Promise<void> => {
  if (code !== 'STORAGE') return
  const { signInSaveFailed: notSaved } = await loadAccountMessages(site.hreflang)
  toasts.commands.show({ code: 'server', detail: notSaved, tone: 'error' })
}
