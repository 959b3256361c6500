import type { Menus } from '@cairn/core/content'
import { useFact, useOverlay } from '@cairn/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Added } from '../cart/CartAnnouncer.tsx'
import { CartDrawer } from '../cart/loadCartDrawer.ts'
import { QuickView } from '../product/loadQuickView.ts'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import { fetchable } from './fetchable.tsx'
import { useShop } from './ShopContext.tsx'

const MobileMenu = fetchable(() => import('../header/MobileMenu.tsx'))
const LoginRequired = fetchable(() => import('../account/LoginRequired.tsx'))
const CountrySuggestion = fetchable(() => import('../country/CountrySuggestion.tsx'))
const CountrySelector = fetchable(() => import('../country/CountrySelector.tsx'))

interface OnceOpenProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: (onLost: () => void) => ReactNode
}

/** Mounts its content the first time it is open and keeps it, so that it can leave the screen in its own time; what is lost is closed and forgotten. */
export function OnceOpen({ isOpen, onClose, children }: OnceOpenProps) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return children(() => {
    if (isOpen) onClose()
    setWasOpen(false)
  })
}

/** What lies over the page; each part is a chunk of its own, fetched when it is first needed. */
export function Panels({ menus }: { readonly menus: Menus | null }) {
  const { url } = useShop()
  const { panel, dialog, setWidth, setReducedMotion, leavePage, closePanel, closeDialog } = useOverlay()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [added, setAdded] = useState<Added | null>(null)
  useFact('line.added', setAdded)
  // biome-ignore lint/correctness/useExhaustiveDependencies: on the page of the cart nothing opens, or closes, and the next page has nothing to say of it
  useEffect(() => {
    if (panel !== 'cart') setAdded(null)
  }, [panel, url.href])
  useEffect(() => {
    // In braces: a sleeping store that is waking answers with a promise, which React would call as the way back of the effect.
    setReducedMotion(isStill)
  }, [isStill, setReducedMotion])
  useEffect(() => {
    const tell = () => setWidth(window.innerWidth)
    // In a task of its own: to know the width the browser lays out the page.
    setTimeout(tell)
    window.addEventListener('resize', tell)
    return () => window.removeEventListener('resize', tell)
  }, [setWidth])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes what lay over the last one
  useEffect(() => leavePage, [url.href, leavePage])
  return (
    <>
      <OnceOpen isOpen={panel === 'cart'} onClose={closePanel}>
        {(onLost) => <CartDrawer added={added} onLost={onLost} />}
      </OnceOpen>
      <OnceOpen isOpen={panel === 'menu'} onClose={closePanel}>
        {(onLost) => <MobileMenu menus={menus} onLost={onLost} />}
      </OnceOpen>
      <OnceOpen isOpen={panel === 'quick-view'} onClose={closePanel}>
        {(onLost) => <QuickView onLost={onLost} />}
      </OnceOpen>
      <OnceOpen isOpen={dialog === 'login'} onClose={closeDialog}>
        {(onLost) => <LoginRequired onLost={onLost} />}
      </OnceOpen>
      <OnceOpen isOpen={dialog === 'country'} onClose={closeDialog}>
        {(onLost) => <CountrySuggestion onLost={onLost} />}
      </OnceOpen>
      <OnceOpen isOpen={dialog === 'country-selector'} onClose={closeDialog}>
        {(onLost) => <CountrySelector onLost={onLost} />}
      </OnceOpen>
    </>
  )
}
