import type { PromoMessage } from '@cairn/core/content'
import { type Promo, readPromo } from '../../header/readPromo.ts'
import type { ShellData } from '../shell/Shell.tsx'
import type { PageGateways } from '../shop/gateways.ts'
import type { Site } from '../shop/sites.ts'

const known = new WeakMap<readonly PromoMessage[], readonly Promo[]>()

/**
 * Returns the same array for the same response, so that a cache can recognize the messages by the identity of the
 * array.
 */
const readAll = (messages: readonly PromoMessage[]): readonly Promo[] => {
  const found = known.get(messages) ?? messages.map(readPromo)
  known.set(messages, found)
  return found
}

/**
 * Loads the data of header and footer, in parallel with the page's own load. It runs on the server only; the browser
 * keeps the hydrated data during the whole visit.
 */
export const loadShell = async ({
  gateways: { content },
  signal,
}: {
  readonly site: Site
  readonly gateways: PageGateways
  readonly signal: AbortSignal
}): Promise<ShellData> => {
  const [menus, promo] = await Promise.all([
    content.menus({ signal }).catch(() => null),
    content.promoMessages({ signal }).catch(() => []),
  ])
  return { menus, promo: readAll(promo) }
}
