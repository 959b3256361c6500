import type { Menus, PromoMessage } from '@cairn/core/content'
import type { ReactNode } from 'react'
import { ChatLauncher } from '../footer/ChatLauncher.tsx'
import { Footer } from '../footer/Footer.tsx'
import { Header } from '../header/Header.tsx'
import { legiblePromo } from '../header/legiblePromo.ts'
import { PromoBar } from '../header/PromoBar.tsx'
import { useMessages } from '../messages/index.ts'
import { SkipLink } from '../ui/SkipLink.tsx'
import type { PageGateways } from './gateways.ts'
import { kept } from './kept.tsx'
import { Panels } from './Panels.tsx'
import { settings } from './settings.ts'
import type { Site } from './sites.ts'
import { Toasts } from './Toasts.tsx'

/** What header and footer need. A part that could not be read is null; the page is shown all the same. */
export interface ShellData {
  readonly menus: Menus | null
  readonly promo: readonly PromoMessage[]
}

const legible = new WeakMap<readonly PromoMessage[], readonly PromoMessage[]>()

/** The same list for the same answer, so that what is made of it can be kept as long as the answer is. */
const legibleOf = (promo: readonly PromoMessage[]): readonly PromoMessage[] => {
  const found = legible.get(promo) ?? promo.map(legiblePromo)
  legible.set(promo, found)
  return found
}

/** Runs beside the page's load on the server; in the browser it is handed over once and stays for the visit. */
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
  return { menus, promo: legibleOf(promo) }
}

interface ShellProps {
  readonly data: ShellData | undefined
  /** Asks for consent. Early in the order of reading, though it stands at the lower edge. */
  readonly question: ReactNode
  readonly children: ReactNode
}

/** Header, footer and panels around every page. */
export const Shell = ({ data, question, children }: ShellProps) => {
  const { common } = useMessages()
  const menus = data?.menus ?? null
  return (
    <>
      <SkipLink to="main">{common.skipToContent}</SkipLink>
      {question}
      {kept('promo', data?.promo ?? null, <PromoBar messages={data?.promo ?? []} />)}
      {kept('header', menus, <Header menus={menus} />)}
      {children}
      {kept('footer', menus, <Footer menus={menus} />)}
      <ChatLauncher url={settings.supportChatUrl} />
      <Panels menus={menus} />
      <Toasts />
    </>
  )
}
