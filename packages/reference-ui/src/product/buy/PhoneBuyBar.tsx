import { fetchable } from '../../app/loading/fetchable.tsx'
import { useRefusedCountry } from '../../delivery/useRefusedCountry.ts'
import { useMediaQuery } from '../../ui/hooks/useMediaQuery.ts'
import type { BuyBarProps } from './BuyBar.tsx'
import { useIsAbove } from './useIsAbove.ts'

// The bar is optional: if its chunk fails to load, the page's own button still works, so no error is shown.
const BuyBar = fetchable(() => import('./BuyBar.tsx'), { isQuiet: true })

/**
 * The add-to-cart bar of a phone. A separate component, so that only the bar re-renders when its visibility changes.
 */
export function PhoneBuyBar({ button, view, onChoiceNeeded }: BuyBarProps) {
  const isButtonAbove = useIsAbove(button)
  // In a short viewport, as at 400 % zoom, the bar would leave no room for the page.
  const isPhone = useMediaQuery('(width < 48em) and (height >= 24em)')
  const isRefused = useRefusedCountry(view.product) !== null
  if (!isPhone || !isButtonAbove || view.unavailable !== null || view.isOutOfStock || isRefused) return null
  return <BuyBar button={button} view={view} onChoiceNeeded={onChoiceNeeded} onFailed={() => undefined} />
}
