import type { Menus } from '@cairn/core/content'
import { useOverlay, useStoreEvent } from '@cairn/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Added } from '../../cart/CartAnnouncer.tsx'
import { CartDrawer } from '../../cart/loadCartDrawer.ts'
import { QuickView } from '../../product/quickView/loadQuickView.ts'
import { useMediaQuery } from '../../ui/hooks/useMediaQuery.ts'
import { fetchable } from '../loading/fetchable.tsx'
import { useShop } from '../shop/ShopContext.tsx'

const MobileMenu = fetchable(() => import('../../header/MobileMenu.tsx'))
const LoginRequired = fetchable(() => import('../../account/signIn/LoginRequired.tsx'))
const CountrySuggestion = fetchable(() => import('../../country/CountrySuggestion.tsx'))
const CountrySelector = fetchable(() => import('../../country/CountrySelector.tsx'))

interface OnceOpenProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: (onFailed: () => void) => ReactNode
}

/**
 * Mounts the children when the panel opens for the first time, and keeps them mounted, so that closing can animate. If
 * the content fails to load, the panel closes and unmounts.
 */
export function OnceOpen({ isOpen, onClose, children }: OnceOpenProps) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return children(() => {
    if (isOpen) onClose()
    setWasOpen(false)
  })
}

/** The panels and dialogs above the page. Each is a separate chunk, loaded at its first opening. */
export function Panels({ menus }: { readonly menus: Menus | null }) {
  const { url } = useShop()
  const { panel, dialog, setWidth, setReducedMotion, leavePage, closePanel, closeDialog } = useOverlay()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [added, setAdded] = useState<Added | null>(null)
  useStoreEvent('line.added', setAdded)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a URL change clears `added` too
  useEffect(() => {
    if (panel !== 'cart') setAdded(null)
  }, [panel, url.href])
  useEffect(() => {
    // Keep the braces: before the store is loaded the command returns a promise, which React would take for a cleanup
    // function.
    setReducedMotion(isStill)
  }, [isStill, setReducedMotion])
  useEffect(() => {
    const applyWidth = () => setWidth(window.innerWidth)
    // Use a separate task, because reading the width forces the browser to lay out the page.
    setTimeout(applyWidth)
    window.addEventListener('resize', applyWidth)
    return () => window.removeEventListener('resize', applyWidth)
  }, [setWidth])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect closes the panels when the URL changes
  useEffect(() => leavePage, [url.href, leavePage])
  return (
    <>
      <OnceOpen isOpen={panel === 'cart'} onClose={closePanel}>
        {(onFailed) => <CartDrawer added={added} onFailed={onFailed} />}
      </OnceOpen>
      <OnceOpen isOpen={panel === 'menu'} onClose={closePanel}>
        {(onFailed) => <MobileMenu menus={menus} onFailed={onFailed} />}
      </OnceOpen>
      <OnceOpen isOpen={panel === 'quick-view'} onClose={closePanel}>
        {(onFailed) => <QuickView onFailed={onFailed} />}
      </OnceOpen>
      <OnceOpen isOpen={dialog === 'login'} onClose={closeDialog}>
        {(onFailed) => <LoginRequired onFailed={onFailed} />}
      </OnceOpen>
      <OnceOpen isOpen={dialog === 'country'} onClose={closeDialog}>
        {(onFailed) => <CountrySuggestion onFailed={onFailed} />}
      </OnceOpen>
      <OnceOpen isOpen={dialog === 'country-selector'} onClose={closeDialog}>
        {(onFailed) => <CountrySelector onFailed={onFailed} />}
      </OnceOpen>
    </>
  )
}
