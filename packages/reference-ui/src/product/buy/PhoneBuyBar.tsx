import { fetchable } from '../../app/loading/fetchable.tsx'
import { useMediaQuery } from '../../ui/hooks/useMediaQuery.ts'
import type { BuyBarProps } from './BuyBar.tsx'
import { useIsAbove } from './useIsAbove.ts'

// The bar is optional: if its chunk fails to load, the page's own button still works, so no error is shown.
const BuyBar = fetchable(() => import('./BuyBar.tsx'), { isQuiet: true })

/**
 * The add-to-cart bar of a phone. A separate component, so that only the bar re-renders when its visibility changes.
 */
export function PhoneBuyBar(props: BuyBarProps) {
  const isButtonAbove = useIsAbove(props.button)
  // In a short viewport, as at 400 % zoom, the bar would leave no room for the page.
  const isPhone = useMediaQuery('(width < 48em) and (height >= 24em)')
  return isPhone && isButtonAbove ? <BuyBar {...props} onFailed={() => undefined} /> : null
}
