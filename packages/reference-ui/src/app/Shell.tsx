import type { Menus } from '@cairn/core/content'
import type { ReactNode } from 'react'
import { LoadMembership } from '../account/LoadMembership.tsx'
import { ChatLauncher } from '../footer/ChatLauncher.tsx'
import { Footer } from '../footer/Footer.tsx'
import { Header } from '../header/Header.tsx'
import { PromoBar } from '../header/PromoBar.tsx'
import type { Promo } from '../header/readPromo.ts'
import { useMessages } from '../messages/index.ts'
import { SkipLink } from '../ui/SkipLink.tsx'
import { kept } from './kept.tsx'
import { Panels } from './Panels.tsx'
import { FIRST_PRODUCT } from './page.ts'
import { Toasts } from './Toasts.tsx'

/** What header and footer need. A part that could not be read is null; the page is shown all the same. */
export interface ShellData {
  readonly menus: Menus | null
  readonly promo: readonly Promo[]
}

interface ShellProps {
  readonly data: ShellData | undefined
  /** Asks for consent. Early in the order of reading, though it stands at the lower edge. */
  readonly question: ReactNode
  /** Whether the page has an element `FIRST_PRODUCT`. */
  readonly hasProducts: boolean
  readonly children: ReactNode
}

/** Header, footer and panels around every page. */
export const Shell = ({ data, question, hasProducts, children }: ShellProps) => {
  const { common } = useMessages()
  const menus = data?.menus ?? null
  return (
    <>
      <SkipLink to="main">{common.skipToContent}</SkipLink>
      {hasProducts ? <SkipLink to={FIRST_PRODUCT}>{common.skipToProducts}</SkipLink> : null}
      {question}
      {kept('promo', data?.promo ?? null, <PromoBar messages={data?.promo ?? []} />)}
      {kept('header', menus, <Header menus={menus} />)}
      {children}
      {kept('footer', menus, <Footer menus={menus} />)}
      <ChatLauncher contact={menus?.contact ?? null} />
      <Panels menus={menus} />
      <Toasts />
      <LoadMembership />
    </>
  )
}
