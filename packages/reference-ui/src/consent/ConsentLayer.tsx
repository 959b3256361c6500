import { useOverlay } from '@cairn/react'
import { useEffect } from 'react'
import { useShop } from '../app/shop/ShopContext.tsx'
import { useAtom } from '../ui/hooks/useAtom.ts'
// Include these styles in the page's style sheet: a style sheet loaded later makes the browser restyle the whole page.
import './ConsentBanner.module.css'
import type { ConnectedConsent } from './connectConsent.ts'
import type { PrivacyHolder, PrivacyState } from './createPrivacy.ts'

/** Pages without the banner: it must not cover the checkout button, and the callback page shows only for a moment. */
const QUIET = /\/(checkout-cart|auth-callback)$/

/**
 * Shows the consent banner and the settings once their chunks have loaded, and reports each page view to the tracking
 * layer.
 */
export function ConsentLayer({ privacy }: { readonly privacy: PrivacyHolder }) {
  const { url } = useShop()
  const { connected, settings, isSettingsOpen } = useAtom(privacy)
  // Ask one question at a time: the banner waits until the visitor has answered the country dialog.
  const isCountryDialogOpen = useOverlay(({ dialog }) => dialog === 'country')
  const { track } = privacy
  useEffect(() => void track(({ viewPage }) => viewPage(url.href)), [url.href, track])
  if (connected === null) return null
  return (
    <ConsentParts
      {...connected}
      isBannerAllowed={!QUIET.test(url.pathname) && !isCountryDialogOpen}
      settings={settings}
      isSettingsOpen={isSettingsOpen}
      onOpenSettings={privacy.openSettings}
      onCloseSettings={privacy.closeSettings}
    />
  )
}

interface ConsentPartsProps extends ConnectedConsent, Omit<PrivacyState, 'connected'> {
  readonly isBannerAllowed: boolean
  readonly onOpenSettings: () => void
  readonly onCloseSettings: () => void
}

function ConsentParts(props: ConsentPartsProps) {
  const { consent, choose, words, isControlled, Banner, settings, isBannerAllowed, isSettingsOpen } = props
  const { onOpenSettings, onCloseSettings } = props
  const { status, granted } = useAtom(consent)
  return (
    <>
      {status === 'undecided' && isBannerAllowed ? (
        <Banner words={words} onChoose={choose} onOpenSettings={onOpenSettings} />
      ) : null}
      {settings && (
        <settings.View
          open={isSettingsOpen}
          words={{ ...words, ...settings.words }}
          granted={granted}
          isControlled={isControlled}
          onChoose={choose}
          onClose={onCloseSettings}
        />
      )}
    </>
  )
}
