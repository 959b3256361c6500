import { fetchable } from '../app/fetchable.tsx'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import type { BuyBarProps } from './BuyBar.tsx'
import { useIsAbove } from './useIsAbove.ts'

// Nobody has asked for it: without it the button above is there all the same.
const BuyBar = fetchable(() => import('./BuyBar.tsx'), { isQuiet: true })

/** The bar on a phone. Apart from the page, so that what it finds out of the window draws nothing else again. */
export function PhoneBuyBar({ button, view, onSizeNeeded }: BuyBarProps) {
  const isButtonAbove = useIsAbove(button)
  // In a short window, as at 400 %, it would leave the page no room.
  const isPhone = useMediaQuery('(width < 48em) and (height >= 24em)')
  if (!isPhone || !isButtonAbove || view.unavailable !== null || view.isOutOfStock) return null
  return <BuyBar button={button} view={view} onSizeNeeded={onSizeNeeded} onLost={() => undefined} />
}
