import type { Site } from '@cairn/core'
import { useAuth, useCart } from '@cairn/react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { fetchable } from '../app/loading/fetchable.tsx'
import { toHref } from '../app/shop/address.ts'
import { useShop } from '../app/shop/ShopContext.tsx'
import { isModified } from '../ui/hooks/isModified.ts'
import { useGoToSite } from './useGoToSite.ts'

const LeavingDialog = fetchable(() => import('./leaving/LeavingDialog.tsx'))

interface SiteLink {
  readonly href: string
  readonly onClick: (event: MouseEvent) => void
}

export interface SiteLinks {
  readonly linkTo: (site: Site) => SiteLink
  /** The dialog about the full cart. Render it beside the links. */
  readonly question: ReactNode
}

/**
 * The links to other sites. Their hrefs work without scripts; a plain click also keeps the current path and saves the
 * chosen country. A full cart opens a dialog first, because another site starts with an empty cart
 * (spec 4.country.switch-cart-cookies). The cart of a customer follows to the other sites of its store.
 */
export const useSiteLinks = (): SiteLinks => {
  const { site: here } = useShop()
  const goTo = useGoToSite()
  const isFilled = useCart(({ status }) => status === 'filled')
  const isCustomer = useAuth(({ isAuthenticated }) => isAuthenticated)
  const [leaving, setLeaving] = useState<{ readonly to: Site; readonly isOpen: boolean } | null>(null)
  const followsCart = (to: Site) => isCustomer && to.storeSource === here.storeSource
  const close = () => setLeaving((last) => last && { ...last, isOpen: false })
  return {
    linkTo: (site) => ({
      href: toHref(site, '/'),
      onClick: (event) => {
        if (isModified(event)) return
        event.preventDefault()
        if (isFilled && !followsCart(site)) setLeaving({ to: site, isOpen: true })
        else goTo(site)
      },
    }),
    question: leaving && (
      <LeavingDialog to={leaving.to} open={leaving.isOpen} onClose={close} onFailed={() => setLeaving(null)} />
    ),
  }
}
