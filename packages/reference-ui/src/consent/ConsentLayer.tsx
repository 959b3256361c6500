import { useOverlay } from '@cairn/react'
import { useEffect } from 'react'
import { useShop } from '../app/ShopContext.tsx'
import { useHeld } from '../ui/useHeld.ts'
// With the styles of the page, though the question itself is fetched later: another sheet would have all of the page styled anew.
import './ConsentBanner.module.css'
import type { ConnectedConsent } from './connectConsent.ts'
import type { PrivacyHolder, PrivacyState } from './createPrivacy.ts'

/** Pages on which nothing may lie over the way to the checkout, or which show for a moment only: there the question waits. */
const QUIET = /\/(checkout-cart|auth-callback)$/

/** The question at the first visit and the settings, once both are fetched; and the pages of the visit, told to the tracking layer. */
export function ConsentLayer({ privacy }: { readonly privacy: PrivacyHolder }) {
  const { url } = useShop()
  const { connected, Settings, isSettingsOpen } = useHeld(privacy)
  // One question at a time: consent waits until the visitor has chosen a country.
  const isCountryAsked = useOverlay(({ dialog }) => dialog === 'country')
  const { track } = privacy
  useEffect(() => void track(({ viewPage }) => viewPage(url.href)), [url.href, track])
  if (connected === null) return null
  return (
    <ConsentParts
      {...connected}
      isAsked={!QUIET.test(url.pathname) && !isCountryAsked}
      Settings={Settings}
      isSettingsOpen={isSettingsOpen}
      onOpenSettings={privacy.openSettings}
      onCloseSettings={privacy.closeSettings}
    />
  )
}

interface ConsentPartsProps extends ConnectedConsent, Omit<PrivacyState, 'connected'> {
  readonly isAsked: boolean
  readonly onOpenSettings: () => void
  readonly onCloseSettings: () => void
}

function ConsentParts(props: ConsentPartsProps) {
  const { consent, choose, words, Banner, Settings, isAsked, isSettingsOpen, onOpenSettings, onCloseSettings } = props
  const { status, granted } = useHeld(consent)
  return (
    <>
      {status === 'undecided' && isAsked ? (
        <Banner words={words} onChoose={choose} onOpenSettings={onOpenSettings} />
      ) : null}
      {Settings && (
        <Settings open={isSettingsOpen} words={words} granted={granted} onChoose={choose} onClose={onCloseSettings} />
      )}
    </>
  )
}
