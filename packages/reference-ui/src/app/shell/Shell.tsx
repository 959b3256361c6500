import type { Menus } from '@cairn/core/content'
import type { ReactNode } from 'react'
import { LoadMembership } from '../../account/membership/LoadMembership.tsx'
import { AddCarriedCart } from '../../country/leaving/AddCarriedCart.tsx'
import { ChatLauncher } from '../../footer/ChatLauncher.tsx'
import { Footer } from '../../footer/Footer.tsx'
import { Header } from '../../header/Header.tsx'
import { PromoBar } from '../../header/PromoBar.tsx'
import type { Promo } from '../../header/readPromo.ts'
import { useMessages } from '../../messages/index.ts'
import { SkipLink } from '../../ui/layout/SkipLink.tsx'
import { cachedPart } from '../loading/cachedPart.tsx'
import { FIRST_PRODUCT } from '../routing/page.ts'
import { MenusContext } from './MenusContext.ts'
import { Panels } from './Panels.tsx'
import { Toasts } from './Toasts.tsx'

/**
 * The data of header and footer. The page renders even if a part of the data fails to load: `menus` is then null, or
 * `promo` is empty.
 */
export interface ShellData {
  readonly menus: Menus | null
  readonly promo: readonly Promo[]
}

interface ShellProps {
  readonly data: ShellData | undefined
  /** The consent banner. It comes early in the DOM, although it appears at the bottom of the window. */
  readonly question: ReactNode
  /** Whether the page contains the element with the id `FIRST_PRODUCT`. */
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
      {cachedPart('promo', data?.promo ?? null, <PromoBar messages={data?.promo ?? []} />)}
      {cachedPart('header', menus, <Header menus={menus} />)}
      <MenusContext value={menus}>{children}</MenusContext>
      {cachedPart('footer', menus, <Footer menus={menus} />)}
      <ChatLauncher contact={menus?.contact ?? null} />
      <Panels menus={menus} />
      <Toasts />
      <LoadMembership />
      <AddCarriedCart />
    </>
  )
}
