import type { Menus } from '@cairn/core/content'
import { useFact, useOverlay } from '@cairn/react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Added } from '../cart/CartAnnouncer.tsx'
import { loadCartDrawer } from '../cart/loadCartDrawer.ts'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import { useShop } from './ShopContext.tsx'

const CartDrawer = lazy(loadCartDrawer)
const MobileMenu = lazy(() => import('../header/MobileMenu.tsx'))
const LoginRequired = lazy(() => import('../account/LoginRequired.tsx'))
const CountrySuggestion = lazy(() => import('../country/CountrySuggestion.tsx'))
const CountrySelector = lazy(() => import('../country/CountrySelector.tsx'))

/** Mounts its content the first time it is open and keeps it, so that it can leave the screen in its own time. */
function OnceOpen({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen ? <Suspense fallback={null}>{children}</Suspense> : null
}

/** What lies over the page; each part is a chunk of its own, fetched when it is first needed. */
export function Panels({ menus }: { readonly menus: Menus | null }) {
  const { url } = useShop()
  const { panel, dialog, setWidth, setReducedMotion, leavePage } = useOverlay()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [added, setAdded] = useState<Added | null>(null)
  useFact('line.added', ({ name }) => setAdded(name === null ? null : { name }))
  useEffect(() => {
    if (panel !== 'cart') setAdded(null)
  }, [panel])
  useEffect(() => setReducedMotion(isStill), [isStill, setReducedMotion])
  useEffect(() => {
    const tell = () => setWidth(window.innerWidth)
    tell()
    window.addEventListener('resize', tell)
    return () => window.removeEventListener('resize', tell)
  }, [setWidth])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes what lay over the last one
  useEffect(() => leavePage, [url.href, leavePage])
  return (
    <>
      <OnceOpen isOpen={panel === 'cart'}>
        <CartDrawer added={added} />
      </OnceOpen>
      <OnceOpen isOpen={panel === 'menu'}>
        <MobileMenu menus={menus} />
      </OnceOpen>
      <OnceOpen isOpen={dialog === 'login'}>
        <LoginRequired />
      </OnceOpen>
      <OnceOpen isOpen={dialog === 'country'}>
        <CountrySuggestion />
      </OnceOpen>
      <OnceOpen isOpen={dialog === 'country-selector'}>
        <CountrySelector />
      </OnceOpen>
    </>
  )
}
