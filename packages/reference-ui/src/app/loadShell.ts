import type { PromoMessage } from '@cairn/core/content'
import { type Promo, readPromo } from '../header/readPromo.ts'
import type { PageGateways } from './gateways.ts'
import type { ShellData } from './Shell.tsx'
import type { Site } from './sites.ts'

const known = new WeakMap<readonly PromoMessage[], readonly Promo[]>()

/** The same list for the same answer, so that what is drawn from it can be kept as long as the answer is. */
const readAll = (messages: readonly PromoMessage[]): readonly Promo[] => {
  const found = known.get(messages) ?? messages.map(readPromo)
  known.set(messages, found)
  return found
}

/** Runs beside the page's load on the server; in the browser its data is handed over once and stays for the visit. */
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
