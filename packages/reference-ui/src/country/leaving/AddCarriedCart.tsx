import { useEffect, useState } from 'react'
import { fetchable } from '../../app/loading/fetchable.tsx'
import { hasCarriedCart } from './hasCarriedCart.ts'

// If the chunk fails to load, the list waits for the next page.
const ArrivalDialog = fetchable(() => import('./ArrivalDialog.tsx'), { isQuiet: true })

/** Adds the products that the shopper took along from another site, once the page is interactive. */
export function AddCarriedCart() {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    // Use a separate task: reading storage waits for another browser process, and must not delay hydration.
    const timer = setTimeout(() => setIsThere(hasCarriedCart()))
    return () => clearTimeout(timer)
  }, [])
  return isThere ? <ArrivalDialog onFailed={() => setIsThere(false)} /> : null
}
